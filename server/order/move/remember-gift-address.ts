import type { Context } from '../../context.ts'
import { addLoyaltyAddress } from '../../identity/index.ts'
import { findGiftDestination } from './gift-destination-queries.ts'

/**
 * Where a member's order with gifts goes becomes an address of the loyalty programme, after commit and as often as it
 * is told. A ward that its buyer could not name is none.
 */
export async function rememberGiftAddress(ctx: Context, orderId: number): Promise<void> {
  const found = await findGiftDestination(ctx.db, orderId)
  if (!found) return
  const { memberId, ...address } = found
  await addLoyaltyAddress(ctx, { memberId, address })
}
