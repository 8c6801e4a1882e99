import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/order/api.ts'
import type { Caller, Context } from '../../context.ts'
import { readOrderSettings } from '../order-settings.ts'

/** Tells beforehand whether an order would be turned away; counts nothing. */
export async function checkOrderLimit(
  ctx: Context,
  input: ParsedInput<typeof api.checkOrderLimit>,
  caller: Caller,
): Promise<Output<typeof api.checkOrderLimit>> {
  const { limits } = await readOrderSettings(ctx)
  const waits = await Promise.all([
    ctx.limits.waitFor('orderPhone', input.phone, limits.perPhone),
    ctx.limits.waitFor('orderAddress', caller.address, limits.perAddress),
  ])
  const retryAfter = Math.max(...waits)
  return retryAfter > 0 ? { allowed: false, retryAfter } : { allowed: true }
}
