import type { CameBy } from '#domain/order/came-by.ts'
import type { PaymentMethod } from '#domain/order/payment-method.ts'
import type { OrderStatus } from '#domain/order/status.ts'

/** A new order's row, as it is written and (with its id) read back as JSON. */
export interface OrderRow {
  code: string
  order_type: 'normal' | 'vaccine' | 'points'
  status: OrderStatus
  payment_method: PaymentMethod
  member_id: number | null
  customer_phone: string
  receiver_name: string
  receiver_phone: string
  receiver_email: string | null
  address_scheme: 'gso63' | 'gso34' | null
  province_id: number | null
  district_id: number | null
  ward_id: number | null
  street: string | null
  full_address: string | null
  new_address: string | null
  /** The ward of today that the buyer named. */
  new_ward_id: number | null
  /** The buyer knew no more than that: `ward_id` is the likeliest of the old ones. */
  ward_unsure: boolean
  pickup_branch: string | null
  center_code: string | null
  note: string
  goods_total: number
  goods_discount: number
  voucher_savings: number
  payment: number
  shipping_fee: number
  estimated_point: number
  point_cost: number
  staff_incentive: boolean
  delivery_from: string | null
  delivery_to: string | null
  created_at: string
  /** Its phone is told of what staff do and of money alone. */
  quiet: boolean
  /** By which campaign its buyer came. */
  came_by: CameBy | null
  /** Who of the staff took it by telephone. */
  taken_by: number | null
  /** Until when an unpaid order waits. */
  pay_until: string | null
}
