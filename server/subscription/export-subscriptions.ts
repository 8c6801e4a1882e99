import type { Output } from '#domain/contract.ts'
import type { exportData } from '#domain/identity/account-data/api.ts'
import type { Caller, Context } from '../context.ts'
import { exportMemberData } from '../order/index.ts'
import { listSubscriptions } from './list-subscriptions.ts'

/** A member's data, with what the modules up to this one know. */
export async function exportWithSubscriptions(
  ctx: Context,
  input: object,
  caller: Caller,
): Promise<Omit<Output<typeof exportData>, 'reviews' | 'expert_questions' | 'games' | 'chats'>> {
  const data = await exportMemberData(ctx, input, caller)
  return { ...data, standing_orders: await listSubscriptions(ctx, input, caller) }
}
