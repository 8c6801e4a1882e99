import type { CameBy } from '#domain/order/came-by.ts'
import type { Generated, GeneratedAlways } from 'kysely'
import type { CashCarrier } from '#domain/order/cash/states.ts'
import type { PaymentMethod } from '#domain/order/payment-method.ts'
import type { ReturnReason, ReturnRequestState } from '#domain/order/return-request/states.ts'
import type { OrderEvent, OrderStatus, OrderType, PaymentStatus } from '#domain/order/status.ts'
import type { ShippingUnit } from '#domain/shipping/units.ts'

interface OrderTable {
  id: Generated<number>
  code: string
  order_type: Generated<OrderType>
  status: OrderStatus
  payment_method: PaymentMethod
  payment_status: Generated<PaymentStatus>
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
  new_ward_id: Generated<number | null>
  ward_unsure: Generated<boolean>
  pickup_branch: string | null
  center_code: Generated<string | null>
  note: Generated<string>
  goods_total: number
  goods_discount: number
  voucher_savings: Generated<number>
  payment: number
  shipping_fee: number
  estimated_point: Generated<number>
  point_cost: Generated<number>
  staff_incentive: Generated<boolean>
  shipping_unit: Generated<ShippingUnit>
  tracking_code: string | null
  delivery_from: string | null
  delivery_to: string | null
  created_at: Date
  pay_until: Generated<Date | null>
  /** Its phone is told of what staff do and of money alone. */
  quiet: Generated<boolean>
  came_by: Generated<CameBy | null>
  /** Who of the staff took it by telephone. */
  taken_by: Generated<number | null>
  /** Raised by the database with every write. */
  version: Generated<number>
  /** How often staff changed what was placed. */
  changes: Generated<number>
  cash_to_collect: Generated<number | null>
  erasure_asked_at: Generated<Date | null>
  erased_at: Generated<Date | null>
  receiver_words: GeneratedAlways<string>
  /** What its buyer chose for the subscription when it was cancelled. */
  repeat_after_cancel: 'keep' | 'end' | null
}

export interface OrderTables {
  shop_order: OrderTable
  order_line: {
    order_id: number
    line_no: number
    product_id: number
    product_name: string
    product_code: string
    product_type: string
    unit_price: number
    original_price: number
    quantity: number
    estimated_point: Generated<number>
    replenish_cycle: Generated<string>
    returned_quantity: Generated<number>
  }
  order_gift: {
    order_id: number
    line_no: number
    gift_id: number
    promotion_id: number
    name: string
    kind: 'gift' | 'voucher'
    product_code: string
    point_cost: number
    quantity: number
    picture: string
  }
  order_voucher: {
    order_id: number
    line_no: number
    campaign_id: number
    voucher_id: number | null
    code: string
    name: string
    saving: number
    product_codes: Generated<readonly string[]>
  }
  order_status_change: {
    id: Generated<number>
    order_id: number
    event: OrderEvent
    status: OrderStatus
    actor: string
    note: Generated<string>
    created_at: Date
  }
  order_money: {
    id: Generated<number>
    order_id: number
    kind: 'charged' | 'received' | 'owed' | 'refunded'
    amount: number
    cause: string
    note: Generated<string>
    receipt_id: number | null
    method: PaymentMethod | null
    source_id: number | null
    at: Date
  }
  order_return: {
    id: Generated<number>
    order_id: number
    return_no: number
    amount: number
    points: number
    reason: string
    restocked: boolean
    actor: string
    at: Date
  }
  order_return_code: {
    code_hash: Buffer
    return_id: number
    code_masked: string
    account_id: number | null
    point: number
  }
  order_return_line: { return_id: number; line_no: number; quantity: number }
  return_request: {
    id: Generated<number>
    order_id: number
    request_no: number
    state: Generated<ReturnRequestState>
    reason: ReturnReason
    words: Generated<string>
    contact_phone: string
    answer: Generated<string>
    decided_by: string | null
    return_id: number | null
    created_at: Date
    decided_at: Date | null
    closed_at: Date | null
    forgotten_at: Date | null
    lapses_on: Generated<string | null>
  }
  return_request_line: { request_id: number; order_id: number; line_no: number; quantity: number }
  return_request_photo: {
    id: string
    request_id: number
    place: number
    width: number
    height: number
    bytes: Buffer
  }
  order_change: {
    order_id: number
    change_no: number
    actor: string
    words: string
    reason: string
    charged: number
    back: number
    missing: number
    at: Date
  }
  order_ward_choice: { order_id: number; place: string; actor: string; at: Date }
  order_note: {
    id: Generated<number>
    order_id: number
    actor: string
    text: string
    at: Date
  }
  cash_statement: {
    id: GeneratedAlways<number>
    carrier: CashCarrier
    reference: string
    stated_on: string
    file_name: Generated<string>
    received: number
    fee: Generated<number>
    made_by: string
    made_at: Date
    banked_on: string | null
    bank_reference: string | null
    banked_by: string | null
    reversed: Generated<boolean>
  }
  cash_statement_line: {
    statement_id: number
    order_id: number
    collected: number
    remitted: number
    fee: number
    reason: Generated<string>
    reversed: Generated<boolean>
  }
  cash_reversal: { statement_id: number; reason: string; made_by: string; made_at: Date }
  cash_limit: {
    id: GeneratedAlways<number>
    version: Generated<number>
    carrier: CashCarrier
    valid_from: string
    days: number
  }
  /** Written by the database alone: every word that finds an order. */
  order_term: { term: string; created_at: Date; order_id: number }
}
