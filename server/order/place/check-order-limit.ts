import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as checks from '#domain/order/checks/api.ts'
import type { Caller, Context } from '../../context.ts'
import { networkOf } from '../../platform/network.ts'
import { readOrderSettings } from '../order-settings.ts'
import { orderShareOf } from './order-share.ts'

/** Tells beforehand whether an order would be turned away; counts nothing. */
export async function checkOrderLimit(
  ctx: Context,
  input: ParsedInput<typeof checks.checkOrderLimit>,
  { member, address }: Caller,
): Promise<Output<typeof checks.checkOrderLimit>> {
  const { limits } = await readOrderSettings(ctx)
  const [limit, key] = orderShareOf({ member, phone: input.phone, hasCode: false })
  const waits = await Promise.all([
    ctx.limits.waitFor(limit, key, limits.perPhone),
    ctx.limits.waitFor('orderAddress', networkOf(address), limits.perAddress),
  ])
  const retryAfter = Math.max(...waits)
  return retryAfter > 0 ? { allowed: false, retryAfter } : { allowed: true }
}
