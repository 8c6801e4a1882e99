import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type * as api from '#domain/location/api.ts'
import type { DeliveryEstimate } from '#domain/location/delivery.ts'
import type { Caller, Context } from '#server/context.ts'
import { decideFee } from '#domain/order/fees/decide-fee.ts'
import { addDays } from '#domain/kernel/dates.ts'
import { cachedByTag } from '../platform/cached-by-tag.ts'
import { readSettings } from '../settings/index.ts'
import { readFeeTable } from './fees/fee-table.ts'
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
  ctx: Pick<Context, 'db' | 'cache' | 'clock'>,
  { provinceId: asked }: ParsedInput<typeof api.getDeliveryPromise>,
  caller: Pick<Caller, 'keepUntil'> = {},
): Promise<Output<typeof api.getDeliveryPromise>> {
  const { deliveryPromise, parcel } = await promiseSettings(ctx, 'promise')
  const fees = await readFeeTable(ctx)
  const day = ctx.clock.today()
  // Tomorrow other rules may hold.
  if (fees.rules.length > 0) caller.keepUntil?.(new Date(`${addDays(day, 1)}T00:00:00+07:00`))
  // Of one ordinary thing: nobody has chosen yet.
  const question = { orderType: 'normal', total: 0, weight: parcel.productGrams, day } as const
  const provinceId = asked ?? deliveryPromise.provinceId
  // Only the usual one: what anybody may ask for is not worth the room.
  const isUsual = provinceId === deliveryPromise.provinceId
  return {
    delivery: isUsual
      ? await usualEstimate(ctx, provinceId)
      : await findNamedEstimate(ctx.db, provinceId),
    fee: decideFee(fees, { ...question, destination: { kind: 'delivery', provinceId } }).fee,
    pickup_fee: decideFee(fees, { ...question, destination: { kind: 'pickup' } }).fee,
    return_days: deliveryPromise.returnDays,
  }
}

/** Every product's page asks for both. */
const promiseSettings = cachedByTag('settings', (db) =>
  readSettings(db, ['deliveryPromise', 'parcel']),
)
const usualEstimate = cachedByTag('location', findNamedEstimate)

export async function listWarehouseLeadTimes(
  { db }: Pick<Context, 'db'>,
  { shippingType, orderType }: ParsedInput<typeof api.listWarehouseLeadTimes>,
): Promise<Output<typeof api.listWarehouseLeadTimes>> {
  return selectLeadTimes(db, shippingType, orderType)
}
