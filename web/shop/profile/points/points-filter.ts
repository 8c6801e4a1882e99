import { addDays, type VietnamDay } from '#domain/kernel/dates.ts'
import type { EntryKind } from '#domain/loyalty/entry-kind.ts'
import { pointsTexts as texts } from './texts.ts'

interface Choice {
  /** In the address; the first choice has none. */
  key: string
  label: string
}

/** What the ledger can be narrowed to. */
export const kindChoices: readonly (Choice & { kind?: EntryKind })[] = [
  { key: '', label: texts.allKinds },
  { key: 'tich-diem', label: texts.kind.earn, kind: 'earn' },
  { key: 'doi-qua', label: texts.kind.hold, kind: 'hold' },
  { key: 'tra-lai', label: texts.kind.release, kind: 'release' },
  { key: 'het-han', label: texts.kind.expire, kind: 'expire' },
  { key: 'dieu-chinh', label: texts.kind.adjust, kind: 'adjust' },
  { key: 'hoan-thu-hoi', label: texts.kind.reverse, kind: 'reverse' },
]

/** In the address, for who wants the bookkeeping too. */
export const fullLedger = 'day-du'

export interface Period extends Choice {
  from?: VietnamDay
  to?: VietnamDay
}

/** The last weeks, and whole years as far back as points live. */
export function periodChoices(today: VietnamDay): Period[] {
  const year = Number(today.slice(0, 4))
  return [
    { key: '', label: texts.allPeriods },
    ...[30, 90].map((days) => ({
      key: `${days}-ngay`,
      label: texts.days(days),
      from: addDays(today, -days),
      to: today,
    })),
    ...[year, year - 1].map((each) => ({
      key: `${each}`,
      label: texts.year(`${each}`),
      from: `${each}-01-01`,
      to: `${each}-12-31`,
    })),
  ]
}

/** What an address asks for; what it names wrongly is as good as not named. */
export function readPointsFilter(query: URLSearchParams, today: VietnamDay) {
  const kind = kindChoices.find(({ key }) => key === query.get('loai')) ?? kindChoices[0]!
  const periods = periodChoices(today)
  const period = periods.find(({ key }) => key === query.get('ky')) ?? periods[0]!
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1)
  return { kind, period, page, isFull: query.get('so') === fullLedger }
}
