import type { EarnLogStatus } from '#domain/counter/earn-log-status.ts'

/** What a pharmacy's codes came to, by their kinds. */
export interface CodeSums extends Record<EarnLogStatus, number> {
  points: number
}

export const noSums: CodeSums = { earned: 0, used: 0, wrong: 0, refused: 0, points: 0 }

/** All of them, or those of one kind alone, with how many entries that is. Only earned ones have points. */
export function sumsOfKind(sums: CodeSums, status: EarnLogStatus | undefined) {
  const { points } = status === undefined || status === 'earned' ? sums : noSums
  const kept = status === undefined ? sums : { ...noSums, [status]: sums[status] }
  const { earned, used, wrong, refused } = kept
  return { entries: earned + used + wrong + refused, earned, used, wrong, refused, points }
}
