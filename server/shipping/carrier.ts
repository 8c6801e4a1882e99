import type { OrderType } from '#domain/location/delivery.ts'
import type { ParcelStep, ShippingUnit } from '#domain/shipping/units.ts'
import type { Vnd } from '#domain/kernel/vnd.ts'
import type { Context } from '../context.ts'

/**
 * One who carries parcels. `create` and `cancel` may ask a network, so they are called outside any
 * transaction; what a carrier tells comes in through `takeCarrierEvent`.
 */
export interface Carrier {
  unit: ShippingUnit
  /** What carrying it costs the buyer. */
  quoteFee(ctx: Context, parcel: Parcel): Promise<Vnd>
  /** Hands a parcel over; gives the number under which it travels. */
  create(ctx: Context, parcel: Parcel): Promise<{ trackingCode: string }>
  /** Calls it back before it leaves. */
  cancel(ctx: Context, trackingCode: string): Promise<void>
  /** What a push of its own says; null when it is not one. */
  readEvent(push: unknown): CarrierEvent | null
}

export interface Parcel {
  orderCode: string
  orderType: OrderType
  /** Null when the buyer fetches it. */
  provinceId: number | null
}

export interface CarrierEvent {
  trackingCode: string
  /** The carrier's own word. */
  statusCode: string
  /** Null for a word we do not know: somebody must look. */
  step: ParcelStep | null
  /** By the carrier's clock. */
  happenedAt: Date
}
