import type { Context } from '../context.ts'
import { waitToAsk } from './asked-phones.ts'
import type { Entering } from './entering.ts'
import type { LookedUp } from './look-codes-up.ts'
import { mayEarn } from './take-codes.ts'

/**
 * Whether an answer may tell a balance although it credits nothing: to members their own, to a store of
 * the phones it may ask about. Codes that bring points are no questions and count for nothing here.
 */
export async function mayTellBalance(
  ctx: Context,
  { storeCode, phone }: Entering,
  looked: LookedUp,
): Promise<boolean> {
  if (storeCode === null) return true
  if (mayEarn(looked)) return false
  return (await waitToAsk(ctx, storeCode, phone)) === 0
}
