import { expect, test } from 'vitest'
import { limitRenderings } from './limit-renderings.ts'

test('one network cannot have pages rendered without end; its neighbours do not notice', async () => {
  const waitFor = limitRenderings(true)
  const ofLine = (nth: number) => `2001:db8:1:2::${nth.toString(16)}`
  for (let nth = 0; nth < 1200; nth += 1) expect(await waitFor(ofLine(nth))).toBe(0)
  expect(await waitFor(ofLine(1200))).toBeGreaterThan(0)
  expect(await waitFor('2001:db8:1:3::1')).toBe(0)
})
