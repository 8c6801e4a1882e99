import { expect, test } from 'vitest'
import { quickOf, quickRanges, rangeOf, readDay } from './day-ranges.ts'

const today = '2026-11-02'

test('quick choices count from the present Vietnam day, also over the end of a month', () => {
  expect(Object.fromEntries(quickRanges.map((quick) => [quick, rangeOf(quick, today)]))).toEqual({
    today: { from: '2026-11-02', to: '2026-11-02' },
    yesterday: { from: '2026-11-01', to: '2026-11-01' },
    week: { from: '2026-10-27', to: '2026-11-02' },
    month: { from: '2026-10-04', to: '2026-11-02' },
    thisMonth: { from: '2026-11-01', to: '2026-11-02' },
  })
})

test('a range is recognised as the quick choice that it is', () => {
  for (const quick of quickRanges) expect(quickOf(rangeOf(quick, today), today)).toBe(quick)
  expect(quickOf({ from: '2026-01-01' }, today)).toBe('own')
  expect(quickOf({}, today)).toBeNull()
})

test.for([
  ['2026-11-02', '2026-11-02'],
  ['2026-02-30', undefined],
  ['2026-13-01', undefined],
  ['02/11/2026', undefined],
  ['', undefined],
  [null, undefined],
] as const)('the address says %s, that is the day %s', ([text, day]) => {
  expect(readDay(text)).toBe(day)
})
