import type { Generated } from 'kysely'
import type { RevenueBasis } from '#domain/backoffice/reports/api.ts'

export interface BackofficeTables {
  /** What happened in a quarter of an hour (docs/rules/today.md). */
  shop_quarter: {
    at: Date
    orders: number
    revenue: number
    members: number
    codes: number
  }
  /** What orders of a day came to (docs/rules/reports.md). */
  order_day: {
    basis: RevenueBasis
    day: string
    order_type: string
    buyer: 'guest' | 'member' | 'employee'
    place: string
    orders: number
    cancelled: number
    gross: number
    price_discount: number
    employee_discount: number
    voucher: number
    fee: number
    returned: number
  }
  order_day_product: {
    basis: RevenueBasis
    day: string
    product_id: number
    orders: number
    pieces: number
    returned_pieces: number
    gross: number
    price_discount: number
    returned: number
  }
  order_day_due: { id: Generated<number>; order_id: number }
}
