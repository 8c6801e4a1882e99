import { resultCodes } from '../loyalty/result-codes.ts'

/** What became of a code, in four kinds (docs/rules/counter.md §1). */
export const earnLogStatuses = ['earned', 'used', 'wrong', 'refused'] as const
export type EarnLogStatus = (typeof earnLogStatuses)[number]

const { earned, comboEarned, codeUsed, codeAndVoucherUsed, comboUsed, codeIncorrect } = resultCodes

const named: Record<Exclude<EarnLogStatus, 'refused'>, readonly number[]> = {
  earned: [earned, comboEarned],
  used: [codeUsed, codeAndVoucherUsed, comboUsed],
  wrong: [codeIncorrect],
}

/** The kind of a result code; whatever is no other kind is refused. */
export function earnLogStatusOf(result: number): EarnLogStatus {
  if (named.earned.includes(result)) return 'earned'
  if (named.used.includes(result)) return 'used'
  return named.wrong.includes(result) ? 'wrong' : 'refused'
}
