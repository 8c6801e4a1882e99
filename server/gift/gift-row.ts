import type { CamelRow, Column, Row } from '../platform/rows.ts'

export interface ExchangePromotionRow extends CamelRow<
  'exchange_promotion',
  'id' | 'programme_id' | 'name' | 'description' | 'starts_on' | 'ends_on'
> {
  /** The most points one member may spend in it; null: all they have. */
  pointLimit: Column<'exchange_promotion', 'point_limit'>
}

/** A gift as it is shown. */
export interface GiftRow extends Row<
  'gift',
  | 'id'
  | 'name'
  | 'description'
  | 'kind'
  | 'product_code'
  | 'point_cost'
  | 'picture'
  | 'promotion_id'
  | 'per_member_limit'
> {
  /** What can still be exchanged. */
  remaining: number
}
