import { addDays, type VietnamDay } from '../../kernel/dates.ts'

/** What games of chance are held to. */
export const gameLegalKeys = [
  'winnerTaxRate',
  'winnerTaxFrom',
  'unclaimedShare',
  'awardDays',
  'reportDays',
  'payDays',
  'brandDays',
] as const

/** And what requests about personal data are: days until they are answered and carried out. */
export const legalKeys = [
  ...gameLegalKeys,
  'dataAnswerDays',
  'dataCopyDays',
  'dataCorrectDays',
  'dataEraseDays',
  'dataWithdrawDays',
  'dataObjectDays',
] as const
export type LegalKey = (typeof legalKeys)[number]

/** A figure of the law, in force from one day to another (both included). */
export interface LegalRule {
  key: LegalKey
  value: number
  valid_from: VietnamDay
  valid_until: VietnamDay | null
  source: string
  source_url: string
  verified_on: VietnamDay | null
}

/** What the law says on a day, or null where nobody has written it down. */
export function ruleOn(
  rules: readonly LegalRule[],
  key: LegalKey,
  day: VietnamDay,
): LegalRule | null {
  const found = rules.filter(
    ({ key: each, valid_from: from, valid_until: until }) =>
      each === key && from <= day && (until === null || day <= until),
  )
  return found.toSorted((a, b) => (a.valid_from < b.valid_from ? 1 : -1))[0] ?? null
}

export interface WinnerTax {
  /** Of a hundred. */
  rate: number
  /** Đồng up to which nothing is due. */
  from: number
  due: number
  sources: string[]
}

/**
 * What a winner owes of one prize, in đồng, by the law of the day on which it is given: the rate of what lies above
 * the threshold. Null where the law of that day is not known.
 */
export function winnerTax(
  rules: readonly LegalRule[],
  value: number,
  day: VietnamDay,
): WinnerTax | null {
  const rate = ruleOn(rules, 'winnerTaxRate', day)
  const from = ruleOn(rules, 'winnerTaxFrom', day)
  if (!rate || !from) return null
  const due = Math.floor((Math.max(0, value - from.value) * rate.value) / 100)
  return {
    rate: rate.value,
    from: from.value,
    due,
    sources: [...new Set([rate.source, from.source])],
  }
}

/** Vietnam days of a year that windows cover, each day once however many run on it. */
export function daysInYear(
  windows: readonly { from: VietnamDay; to: VietnamDay }[],
  year: number,
): number {
  const days = new Set<number>()
  const [first, last] = [dayNumber(`${year}-01-01`), dayNumber(`${year}-12-31`)]
  for (const { from, to } of windows) {
    const end = Math.min(last, dayNumber(to))
    for (let day = Math.max(first, dayNumber(from)); day <= end; day += 1) days.add(day)
  }
  return days.size
}

function dayNumber(day: VietnamDay): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000)
}

/**
 * Which figures for games nobody has written down for some day of a window, and which of those that hold on it nobody has
 * compared with the law.
 */
export function lawGaps(
  rules: readonly LegalRule[],
  { from, to }: { from: VietnamDay; to: VietnamDay },
): { missing: LegalKey[]; unverified: LegalKey[] } {
  const daysOf = (key: LegalKey) => {
    // Between two beginnings and ends nothing changes.
    const turns = rules
      .filter((rule) => rule.key === key)
      .flatMap(({ valid_from, valid_until }) => [
        valid_from,
        ...(valid_until === null ? [] : [addDays(valid_until, 1)]),
      ])
    return [from, ...turns.filter((day) => from < day && day <= to)].map((day) =>
      ruleOn(rules, key, day),
    )
  }
  const missing = gameLegalKeys.filter((key) => daysOf(key).includes(null))
  const unverified = gameLegalKeys.filter((key) =>
    daysOf(key).some((rule) => rule !== null && rule.verified_on === null),
  )
  return { missing, unverified }
}
