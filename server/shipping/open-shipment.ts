import { Refusal } from '#domain/errors.ts'
import { shippingTexts } from '#domain/shipping/texts.ts'
import type { Db } from '../platform/db.ts'
import { insertShipment, type NewShipment } from './queries.ts'
import { useRequest } from './request-queries.ts'

/** A parcel leaves under its number, in the transaction that hands the order over. */
export async function openShipment(trx: Db, shipment: NewShipment): Promise<void> {
  if (!(await useRequest(trx, shipment))) {
    throw new Refusal('invalidInput', { fields: { tracking_code: shippingTexts.calledBack } })
  }
  if (await insertShipment(trx, shipment)) return
  throw new Refusal('invalidInput', { fields: { tracking_code: shippingTexts.numberTaken } })
}
