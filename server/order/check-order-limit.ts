import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/order/api.ts'
import type { Caller, Context } from '../context.ts'

/** Tells beforehand whether an order would be turned away; counts nothing. */
export async function checkOrderLimit(
  ctx: Context,
  input: ParsedInput<typeof api.checkOrderLimit>,
  caller: Caller,
): Promise<Output<typeof api.checkOrderLimit>> {
  const waits = await Promise.all([
    ctx.limits.waitFor('orderPhone', input.phone),
    ctx.limits.waitFor('orderAddress', caller.address),
  ])
  const retryAfter = Math.max(...waits)
  return retryAfter > 0 ? { allowed: false, retryAfter } : { allowed: true }
}
