import type { VietnamDay } from '#domain/kernel/dates.ts'

export interface ExchangePromotionRow {
  id: number
  programmeId: number
  name: string
  startsOn: VietnamDay
  endsOn: VietnamDay
  /** The most points one member may spend in it; null: all they have. */
  pointLimit: number | null
}

/** A gift as it is shown. */
export interface GiftRow {
  id: number
  name: string
  description: string
  kind: 'gift' | 'voucher'
  product_code: string
  point_cost: number
  picture: string
  promotion_id: number
  per_member_limit: number | null
  /** What can still be exchanged. */
  remaining: number
}
