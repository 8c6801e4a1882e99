import { expect, test } from 'vitest'
import { monthsBack, otherMonth } from './months.ts'

test('a month has its neighbours, over the turn of a year too', () => {
  expect([otherMonth('2026-01', -1), otherMonth('2026-12', 1), otherMonth('2026-11', 0)]).toEqual([
    '2025-12',
    '2027-01',
    '2026-11',
  ])
})

test('two years are offered, newest first, and an older month that an address names', () => {
  const months = monthsBack('2026-11', '2026-03')
  expect([months.length, months[0], months.at(-1)]).toEqual([24, '2026-11', '2024-12'])
  expect(monthsBack('2026-11', '2023-05').at(-1)).toBe('2023-05')
})
