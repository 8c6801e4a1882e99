import type { LedgerLine } from '#domain/membership/api.ts'
import { vietnamDayOf } from '#domain/kernel/dates.ts'

export interface Month {
  /** `2026-11`. */
  key: string
  lines: LedgerLine[]
}

/** Lines under the Vietnam month in which they happened, in the order in which they come. */
export function byMonth(lines: readonly LedgerLine[]): Month[] {
  const months: Month[] = []
  for (const line of lines) {
    const key = vietnamDayOf(new Date(line.created_at)).slice(0, 7)
    const last = months.at(-1)
    if (last?.key === key) last.lines.push(line)
    else months.push({ key, lines: [line] })
  }
  return months
}
