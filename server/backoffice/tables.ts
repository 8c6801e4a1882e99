import type { Generated } from 'kysely'
import type { CohortChannel, CohortSplit } from '#domain/customer/backoffice/cohorts.ts'
import type { CodeOutcome } from '#domain/genuine/backoffice/code-report.ts'
import type { RevenueBasis } from '#domain/backoffice/reports/api.ts'
import type { VoucherChannel } from '#domain/backoffice/reports/offers/api.ts'

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
  /** What a day did to the points that members have (docs/rules/loyalty-reports.md). */
  point_day: {
    day: string
    programme_id: number
    move: string
    expires_month: string
    points: number
  }
  point_day_due: { id: Generated<number>; day: string }
  /** What became of the vouchers and gifts that were taken on a day. */
  voucher_day: {
    day: string
    campaign_id: number
    channel: '' | VoucherChannel
    issued: Generated<number>
    unused: Generated<number>
    used: Generated<number>
    given_back: Generated<number>
    discount: Generated<number>
    orders: Generated<number>
    net: Generated<number>
  }
  voucher_day_due: { id: Generated<number>; campaign_id: number; day: string }
  voucher_day_mark: { only_row: Generated<boolean>; ended_until: string }
  gift_day: {
    day: string
    gift_id: number
    exchanged: number
    delivered: number
    returned: number
    points: number
    cost: number
    uncosted: number
  }
  gift_day_due: { id: Generated<number>; gift_id: number; day: string }
  /** What became of a day's codes (docs/rules/code-report.md). */
  code_day: {
    part: 'channel' | 'batch' | 'store'
    day: string
    key: string
    outcome: CodeOutcome
    tries: number
    suspicious: number
  }
  code_report_day: {
    day: string
    province: number
    batch_id: number
    reports: number
    confirmed: number
  }
  code_day_due: { id: Generated<number>; day: string }
  /** Who bought again (docs/rules/cohorts.md). */
  cohort_order: { order_id: number; customer_id: number }
  cohort_buyer: {
    customer_id: number
    first_month: string
    channel: CohortChannel
    products: number[]
    brands: number[]
  }
  cohort_buyer_month: {
    customer_id: number
    month: string
    first_month: string
    orders: number
    again: boolean
    net: number
  }
  cohort_gap: { product_id: number; customer_id: number; order_id: number; days: number }
  cohort_cell: {
    split: CohortSplit
    key: string
    first_month: string
    month: string
    customers: number
    again: number
    net: number
  }
  repeat_day: { product_id: number; days: number; gaps: number }
  cohort_order_due: { id: Generated<number>; order_id: number }
  cohort_cell_due: { id: Generated<number>; first_month: string; month: string }
  repeat_day_due: { id: Generated<number>; product_id: number }
}
