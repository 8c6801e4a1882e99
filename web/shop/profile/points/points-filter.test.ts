import { expect, test } from 'vitest'
import { entryKinds } from '#domain/loyalty/entry-kind.ts'
import { kindChoices, periodChoices, readPointsFilter } from './points-filter.ts'

const today = '2026-11-21'
const read = (query: string) => readPointsFilter(new URLSearchParams(query), today)

test('every event can be asked for once; spending what was held is none of its own', () => {
  const offered = kindChoices.flatMap(({ kind }) => kind ?? [])
  const events = entryKinds.filter((kind) => kind !== 'burn')
  expect(offered.toSorted()).toEqual(events.toSorted())
})

test('a period of days ends today, a year has its first and last day', () => {
  expect(periodChoices(today).map(({ from, to }) => [from, to])).toEqual([
    [undefined, undefined],
    ['2026-10-22', today],
    ['2026-08-23', today],
    ['2026-01-01', '2026-12-31'],
    ['2025-01-01', '2025-12-31'],
  ])
})

test('an address says kind, period and page', () => {
  const { kind, period, page } = read('loai=het-han&ky=2025&page=3')
  expect([kind.kind, period.from, page]).toEqual(['expire', '2025-01-01', 3])
})

test('an address that names nothing of ours shows everything', () => {
  const { kind, period, page } = read('loai=x&ky=1999&page=-2')
  expect([kind.kind, period.from, page]).toEqual([undefined, undefined, 1])
})
