import { expect, test } from 'vitest'
import { isLapsingSoon, lastDayOf, lateBefore } from './lapse.ts'

test('a request lapses thirty days after the last word, told five days before', () => {
  expect(isLapsingSoon('2026-11-01', '2026-11-25', 30)).toBe(false)
  expect(isLapsingSoon('2026-11-01', '2026-11-26', 30)).toBe(true)
  expect(lastDayOf('2026-11-01', '2026-11-26', 30)).toBe('2026-12-01')
})

test('told late it lapses later: five days remain', () => {
  expect(lastDayOf('2026-11-01', '2026-12-10', 30)).toBe('2026-12-15')
})

test.each([
  ['Friday', '2026-11-27', '2026-11-25'],
  ['Saturday', '2026-11-28', '2026-11-26'],
  ['Sunday', '2026-11-29', '2026-11-26'],
  ['Monday', '2026-11-30', '2026-11-26'],
  ['Tuesday', '2026-12-01', '2026-11-27'],
])('on a %s two working days are over for what was asked before', (_, today, before) => {
  expect(lateBefore(today)).toBe(before)
})
