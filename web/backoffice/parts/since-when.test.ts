import { expect, test } from 'vitest'
import { sinceWhen } from './since-when.ts'

/** 00:30 on 22/11/2026 in Vietnam, when it is still the 21st elsewhere. */
const now = Date.parse('2026-11-22T00:30:00+07:00')

test.for([
  ['2026-11-22T00:29:40+07:00', 'vừa xong'],
  ['2026-11-22T00:31:00+07:00', 'vừa xong'],
  ['2026-11-22T00:24:00+07:00', '6 phút trước'],
  ['2026-11-21T23:31:00+07:00', '59 phút trước'],
  ['2026-11-21T23:00:00+07:00', 'hôm qua'],
  ['2026-11-20T23:59:00+07:00', '20/11'],
  ['2025-11-21T12:00:00+07:00', '21/11/2025'],
] as const)('%s is said as "%s"', ([iso, words]) => {
  expect(sinceWhen(iso, now)).toBe(words)
})

test('earlier on the same day is said by the clock', () => {
  const evening = Date.parse('2026-11-22T19:00:00+07:00')
  expect(sinceWhen('2026-11-22T08:15:00+07:00', evening)).toBe('08:15')
})
