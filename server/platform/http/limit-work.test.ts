import { expect, test } from 'vitest'
import { limitWork, renderingsAMinute } from './limit-work.ts'

test('one network cannot have pages rendered without end; its neighbours do not notice', async () => {
  const waitFor = limitWork(true, renderingsAMinute)
  const ofLine = (nth: number) => `2001:db8:1:2::${nth.toString(16)}`
  for (let nth = 0; nth < 1200; nth += 1) expect(await waitFor(ofLine(nth))).toBe(0)
  expect(await waitFor(ofLine(1200))).toBeGreaterThan(0)
  expect(await waitFor('2001:db8:1:3::1')).toBe(0)
})

test('nor can a home by walking through its networks, of which it has 256', async () => {
  const waitFor = limitWork(true, 10)
  const got: number[] = []
  for (let network = 0; network < 6; network += 1) {
    let answered = 0
    for (let nth = 0; nth < 11; nth += 1) {
      if ((await waitFor(`2001:db8:1:${network.toString(16)}::1`)) === 0) answered += 1
    }
    got.push(answered)
  }
  expect(got).toEqual([10, 10, 10, 10, 0, 0])
  expect(await waitFor('2001:db8:1:100::1')).toBe(0)
})
