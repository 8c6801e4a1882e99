import { shippingFee } from '#domain/order/shipping-fee.ts'
import { readSettings } from '../settings/index.ts'
import type { Carrier } from './carrier.ts'

/** The shop's own delivery, moved by staff: it tells nothing by itself. */
export const eco: Carrier = {
  unit: 'ECO',
  async quoteFee({ db }, { provinceId, orderType }) {
    const { shippingFee: fees } = await readSettings(db, ['shippingFee'])
    const destination =
      provinceId === null
        ? ({ kind: 'pickup' } as const)
        : { kind: 'delivery' as const, provinceId }
    return shippingFee(fees, destination, orderType)
  },
  create: async (_ctx, { orderCode }) => ({ trackingCode: ownTrackingCode(orderCode) }),
  cancel: async () => undefined,
  readEvent: () => null,
}

/** An order has one parcel, so its own code behind the unit's name is unique and can be read aloud. */
export function ownTrackingCode(orderCode: string): string {
  return `ECO${orderCode.slice(2)}`
}
