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
  { member, ip }: Caller,
): Promise<Output<typeof checks.checkOrderLimit>> {
  const { phone } = input
  const { limits } = await readOrderSettings(ctx)
  const waitOf = (hasCode: boolean) => {
    const [limit, key] = orderShareOf({ member, phone, hasCode })
    return ctx.limits.waitFor(limit, key, limits.perPhone)
  }
  const [byPhone, byCode, byAddress] = await Promise.all([
    waitOf(false),
    waitOf(true),
    ctx.limits.waitFor('orderAddress', networkOf(ip), limits.perAddress),
  ])
  const retryAfter = Math.max(byPhone, byAddress)
  if (retryAfter === 0) return { allowed: true }
  const isOpenByCode = !member && byAddress === 0 && byCode === 0
  return { allowed: false, retryAfter, ...(isOpenByCode ? { by_code: true } : {}) }
}
