import { Refusal } from '#domain/errors.ts'
import { shippingTexts } from '#domain/shipping/texts.ts'
import type { ShippingUnit } from '#domain/shipping/units.ts'
import type { Db } from '../../platform/db.ts'
import { openShipment, ownTrackingCode } from '../../shipping/index.ts'
import { setParcel, type MovedOrder } from './move-queries.ts'

interface HandingOver {
  trackingCode?: string | undefined
  shippingUnit?: ShippingUnit | undefined
  at: Date
}

/** The goods leave as a parcel; the shop's own delivery numbers it by itself. The order is locked. */
export async function handOver(
  trx: Db,
  { id: orderId, code, shippingUnit }: MovedOrder,
  { trackingCode: given, shippingUnit: unit = shippingUnit, at }: HandingOver,
): Promise<void> {
  const trackingCode = given ?? (unit === 'ECO' ? ownTrackingCode(code) : null)
  if (!trackingCode) {
    throw new Refusal('invalidInput', { fields: { tracking_code: shippingTexts.numberNeeded } })
  }
  await openShipment(trx, { orderId, unit, trackingCode, at })
  await setParcel(trx, orderId, { unit, trackingCode })
}
