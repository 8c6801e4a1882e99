import { Refusal } from '#domain/errors.ts'
import { shippingTexts } from '#domain/shipping/texts.ts'
import type { Db } from '../../platform/db.ts'
import { openShipment, ownTrackingCode } from '../../shipping/index.ts'
import { setTrackingCode, type MovedOrder } from './move-store.ts'

/** The goods leave as a parcel; the shop's own delivery numbers it by itself. The order is locked. */
export async function handOver(
  trx: Db,
  { id: orderId, code, shippingUnit: unit }: MovedOrder,
  { trackingCode: given, at }: { trackingCode?: string | undefined; at: Date },
): Promise<void> {
  const trackingCode = given ?? (unit === 'ECO' ? ownTrackingCode(code) : null)
  if (!trackingCode) {
    throw new Refusal('invalidInput', { fields: { tracking_code: shippingTexts.numberNeeded } })
  }
  await openShipment(trx, { orderId, unit, trackingCode, at })
  await setTrackingCode(trx, orderId, trackingCode)
}
