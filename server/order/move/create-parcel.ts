import { Refusal } from '#domain/errors.ts'
import { needsOldWard, type ShippingUnit } from '#domain/shipping/units.ts'
import type { Context } from '../../context.ts'
import {
  bookParcel,
  findCarrier,
  leaveOtherCarrier,
  ownTrackingCode,
} from '../../shipping/index.ts'
import { chooseUnit, parcelOf } from './choose-unit.ts'
import type { MovableOrder } from './move-queries.ts'

interface HandingOver {
  event: string
  trackingCode?: string | undefined
  shippingUnit?: ShippingUnit | undefined
  by: string
}

interface Created {
  trackingCode: string | undefined
  shippingUnit: ShippingUnit | undefined
  /** Takes the parcel back where the order did not leave with it. */
  callBack(): Promise<void>
}

/**
 * The carrier is asked before the transaction: it may be a network away. Without a word of staff the rules say who
 * carries it. A number that was typed in is of a parcel that somebody has made by hand. Refuses `wardUnsure`.
 */
export async function createParcel(
  ctx: Context,
  order: MovableOrder,
  { event, trackingCode: typed, shippingUnit: chosen, by }: HandingOver,
): Promise<Created> {
  const trackingCode = typed || undefined
  const callBack = async () => undefined
  if (event !== 'handedToCarrier') return { trackingCode, shippingUnit: chosen, callBack }
  const shippingUnit = chosen ?? (await chooseUnit(ctx, order)) ?? order.shippingUnit
  // The table refuses it too; before the carrier is asked it can be said.
  if (order.wardUnsure && needsOldWard(shippingUnit)) throw new Refusal('wardUnsure')
  const carrier = await findCarrier(ctx, shippingUnit)
  if (trackingCode || !carrier || shippingUnit === 'ECO') {
    await leaveOtherCarrier(ctx, { orderId: order.id, unit: shippingUnit })
    const own = shippingUnit === 'ECO' ? ownTrackingCode(order.code) : undefined
    return { trackingCode: trackingCode ?? own, shippingUnit, callBack }
  }
  const parcel = await parcelOf(ctx, order)
  const booked = await bookParcel(ctx, carrier, { orderId: order.id, by, parcel })
  return { ...booked, shippingUnit }
}
