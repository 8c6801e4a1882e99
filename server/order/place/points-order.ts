import { asksStaffIncentive, paymentMethodOf } from '#domain/order/api.ts'
import { Refusal } from '#domain/errors.ts'
import { lockedWords } from '#domain/loyalty/locked-words.ts'
import { canPayCash } from '#domain/order/payment-method.ts'
import { canSellPoints, type CurrentPrice } from '../../catalog/index.ts'
import type { Context } from '../../context.ts'
import { ensureAccount, lockAccount } from '../../loyalty/index.ts'
import type { Db } from '../../platform/db.ts'
import type { OrderSettings } from '../order-settings.ts'
import type { AskedOrder } from './asked-order.ts'
import type { PriceList } from './price-order.ts'
import { sumPointsOrdered } from './points-order-queries.ts'

/**
 * Points are bought by members, paid in advance, as far as the programme, the package and the day's
 * limit allow. Refuses `unauthenticated`, `paymentMethodUnavailable`, `staffIncentiveNotAllowed`,
 * `pointsNotForSale` (result 12), `membershipLocked`, `pointsLimitReached`. Takes the account's lock,
 * under which of many orders at once only those within the limit get through.
 */
export async function ensurePointsForSale(
  ctx: Context,
  trx: Db,
  settings: OrderSettings,
  { input, member }: AskedOrder,
  prices: PriceList,
): Promise<void> {
  if (!member) throw new Refusal('unauthenticated')
  if (paymentMethodOf(input.payment_type) === 'cash' && !canPayCash('points')) {
    throw new Refusal('paymentMethodUnavailable')
  }
  if (asksStaffIncentive(input)) throw new Refusal('staffIncentiveNotAllowed')
  const isSold = [...prices.values()].every(isForSale)
  if (!isSold || !(await canSellPoints(trx, ctx.clock.today()))) {
    throw new Refusal('pointsNotForSale')
  }
  const at = ctx.clock.now()
  const accountId = await ensureAccount(trx, { phone: member.phone, memberId: member.id, at })
  const account = await lockAccount(trx, accountId, at)
  if (account.status === 'locked') {
    throw new Refusal('membershipLocked', { message: lockedWords(account.lock) })
  }
  const before = await sumPointsOrdered(trx, member.id, ctx.clock.today())
  if (before + costOf(input, prices) > settings.pointsPerDay) {
    throw new Refusal('pointsLimitReached')
  }
}

/** A package that costs nothing would give points away to whoever asks. */
function isForSale({ sellsPoints, discountPrice }: CurrentPrice): boolean {
  return sellsPoints && discountPrice > 0
}

function costOf({ products }: AskedOrder['input'], prices: PriceList): number {
  return products.reduce(
    (sum, { id, quantity }) => sum + (prices.get(id)?.discountPrice ?? 0) * quantity,
    0,
  )
}
