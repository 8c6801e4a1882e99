import type { OrderType } from '#domain/location/delivery.ts'
import type { ParcelStep, ShippingUnit } from '#domain/shipping/units.ts'
import type { Vnd } from '#domain/kernel/vnd.ts'
import type { CarrierPush, CreatedParcel } from '../adapters/carriers/sent-parcel.ts'
import type { Context } from '../context.ts'

/**
 * One who carries parcels. `create`, `find` and `cancel` may ask a network, so they are called outside any
 * transaction; what a carrier tells comes in through `takeCarrierEvent`.
 */
export interface Carrier {
  unit: ShippingUnit
  /** What carrying it costs the buyer. */
  quoteFee(ctx: Context, parcel: FeeParcel): Promise<Vnd>
  /** Hands a parcel over; gives the number under which it travels, or why there is none. */
  create(ctx: Context, parcel: Parcel): Promise<CreatedParcel>
  /** The number of the parcel of a reference; null where there is none or nobody can say. */
  find(ctx: Context, reference: string): Promise<string | null>
  /** Calls it back before it leaves; true once that is known to be done. */
  cancel(ctx: Context, trackingCode: string): Promise<boolean>
  /** What a push of its own says; null when it is not one. */
  readEvent(push: unknown): CarrierEvent | null
}

export interface FeeParcel {
  orderType: OrderType
  /** Null when the buyer fetches it. */
  provinceId: number | null
  /** Đồng of the goods, before vouchers. */
  total: number
  /** Grams. */
  weight: number
}

export interface Parcel extends FeeParcel {
  orderCode: string
  /** Under which the carrier knows it: of one reference there is one parcel. */
  reference: string
  receiver: { name: string; phone: string; address: string }
  contents: string
  pieces: number
  /** Đồng to be taken at the door. */
  cod: number
  note: string
}

export interface CarrierEvent extends CarrierPush {
  /** Null for a word we do not know: somebody must look. */
  step: ParcelStep | null
  /** By the carrier's clock. */
  happenedAt: Date
}
