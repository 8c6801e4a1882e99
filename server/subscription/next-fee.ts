import type { Vnd } from '#domain/kernel/vnd.ts'
import { shippingFee, type ShippingFees } from '#domain/order/shipping-fee.ts'
import { findFormerDestination } from '../order/index.ts'
import type { Db } from '../platform/db.ts'
import { readSettings } from '../settings/index.ts'

interface Place {
  pickup_branch: string | null
  province_id: number | null
}

/** What delivery to where the last order went costs now. */
export async function readNextFee(db: Db, lastOrderCode: string): Promise<Vnd> {
  const former = await findFormerDestination(db, lastOrderCode)
  return feeTo(await readFees(db), former)
}

export async function readFees(db: Db): Promise<ShippingFees> {
  return (await readSettings(db, ['shippingFee'])).shippingFee
}

export function feeTo(fees: ShippingFees, place: Place | null): Vnd {
  if (place?.pickup_branch) return shippingFee(fees, { kind: 'pickup' })
  return shippingFee(fees, { kind: 'delivery', provinceId: place?.province_id ?? 0 })
}
