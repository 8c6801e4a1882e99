import { earnLogStatuses, type EarnLogStatus } from '#domain/counter/earn-log-status.ts'
import type { Span } from '#domain/counter/span.ts'
import type { VietnamDay } from '#domain/kernel/dates.ts'

/** What a store's codes came to, by their kinds. */
export interface CodeSums extends Record<EarnLogStatus, number> {
  points: number
}

/** A day's. */
export interface DaySums extends CodeSums {
  day: VietnamDay
}

const none: CodeSums = { earned: 0, used: 0, wrong: 0, refused: 0, points: 0 }

/** All of them together, or those of one kind alone, with how many entries that is. */
export function sumUp(days: readonly CodeSums[], status: EarnLogStatus | undefined) {
  const sums = { ...none }
  for (const day of days) {
    for (const kind of kindsOf(status)) sums[kind] += day[kind]
    if (status === undefined || status === 'earned') sums.points += day.points
  }
  return { entries: countOf(sums, status), ...sums }
}

function kindsOf(status: EarnLogStatus | undefined): readonly EarnLogStatus[] {
  return status === undefined ? earnLogStatuses : [status]
}

function countOf(sums: CodeSums, status: EarnLogStatus | undefined): number {
  return kindsOf(status).reduce((count, kind) => count + sums[kind], 0)
}

/**
 * On which days the rows of a page are, and how many of the newest of them come before it: of a
 * million rows those of a few days are looked at. Days newest first; null when there is no such page.
 */
export function findPage(
  days: readonly DaySums[],
  { status, page, limit }: { status: EarnLogStatus | undefined; page: number; limit: number },
): (Span & { skip: number }) | null {
  let before = (page - 1) * limit
  let wanted = limit
  let found: (Span & { skip: number }) | null = null
  for (const sums of days) {
    const count = countOf(sums, status)
    if (!found && count <= before) {
      before -= count
      continue
    }
    found ??= { from: sums.day, to: sums.day, skip: before }
    found.from = sums.day
    wanted -= count - (found.to === sums.day ? before : 0)
    if (wanted <= 0) break
  }
  return found
}
