import type { Context } from '../context.ts'
import { waitToAsk } from './asked-phones.ts'
import type { EarnRequester } from './earn-requester.ts'
import type { CodeSnapshot } from './load-codes.ts'
import { canEarn } from './redeem-codes.ts'

/**
 * Whether an answer may tell a balance although it credits nothing: to members their own, to a pharmacy of
 * the phones it may ask about. Codes that bring points are no questions and count for nothing here.
 */
export async function canTellBalance(
  ctx: Context,
  { pharmacyCode, phone }: EarnRequester,
  snapshot: CodeSnapshot,
): Promise<boolean> {
  if (pharmacyCode === null) return true
  if (canEarn(snapshot)) return false
  return (await waitToAsk(ctx, pharmacyCode, phone)) === 0
}
