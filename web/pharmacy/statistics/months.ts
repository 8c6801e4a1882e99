/** So many months are offered: two years. */
const offered = 24

/** `2026-11` → `2026-12` for 1, `2026-10` for -1. */
export function otherMonth(month: string, count: number): string {
  const [year = 0, nth = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, nth - 1 + count, 1)).toISOString().slice(0, 7)
}

/** The months up to the newest, newest first; the one on show is among them, however old. */
export function monthsBack(newest: string, shown: string): string[] {
  const months = Array.from({ length: offered }, (_, back) => otherMonth(newest, -back))
  return months.includes(shown) ? months : [...months, shown].toSorted().toReversed()
}
