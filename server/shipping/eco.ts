import { quoteFee } from '../location/index.ts'
import type { Carrier } from './carrier.ts'

/** The shop's own delivery, moved by staff: it tells nothing by itself. */
export const eco: Carrier = {
  unit: 'ECO',
  quoteFee(ctx, { provinceId, orderType, total, weight }) {
    const destination =
      provinceId === null
        ? ({ kind: 'pickup' } as const)
        : { kind: 'delivery' as const, provinceId }
    return quoteFee(ctx, { destination, orderType, total, weight })
  },
  create: async (_ctx, { orderCode }) => ({
    outcome: 'created',
    trackingCode: ownTrackingCode(orderCode),
  }),
  find: async () => null,
  cancel: async () => true,
  readEvent: () => null,
}

/** An order has one parcel, so its own code behind the unit's name is unique and can be read aloud. */
export function ownTrackingCode(orderCode: string): string {
  return `ECO${orderCode.slice(2)}`
}
