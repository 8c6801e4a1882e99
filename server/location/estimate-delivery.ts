import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type * as api from '#domain/location/api.ts'
import type { DeliveryEstimate } from '#domain/location/delivery.ts'
import type { Context } from '#server/context.ts'
import { shippingFee } from '#domain/order/shipping-fee.ts'
import { cachedByTag } from '../platform/cached-by-tag.ts'
import { readSettings } from '../settings/index.ts'
import { findEstimate, findNamedEstimate, selectLeadTimes } from './delivery-queries.ts'

export async function getEstimatedDelivery(
  { db }: Pick<Context, 'db'>,
  { provinceId }: ParsedInput<typeof api.getEstimatedDelivery>,
): Promise<DeliveryEstimate> {
  const estimate = await findEstimate(db, provinceId)
  if (!estimate) throw new Refusal('notFound')
  return estimate
}

export async function getDeliveryPromise(
  ctx: Pick<Context, 'db' | 'cache'>,
  { provinceId: asked }: ParsedInput<typeof api.getDeliveryPromise>,
): Promise<Output<typeof api.getDeliveryPromise>> {
  const { deliveryPromise, shippingFee: fees } = await promiseSettings(ctx, 'promise')
  const provinceId = asked ?? deliveryPromise.provinceId
  // Only the usual one: what anybody may ask for is not worth the room.
  const isUsual = provinceId === deliveryPromise.provinceId
  return {
    delivery: isUsual
      ? await usualEstimate(ctx, provinceId)
      : await findNamedEstimate(ctx.db, provinceId),
    fee: shippingFee(fees, { kind: 'delivery', provinceId }),
    pickup_fee: shippingFee(fees, { kind: 'pickup' }),
    return_days: deliveryPromise.returnDays,
  }
}

/** Every product's page asks for both. */
const promiseSettings = cachedByTag('settings', (db) =>
  readSettings(db, ['deliveryPromise', 'shippingFee']),
)
const usualEstimate = cachedByTag('location', findNamedEstimate)

export async function listWarehouseLeadTimes(
  { db }: Pick<Context, 'db'>,
  { shippingType, orderType }: ParsedInput<typeof api.listWarehouseLeadTimes>,
): Promise<Output<typeof api.listWarehouseLeadTimes>> {
  return selectLeadTimes(db, shippingType, orderType)
}
