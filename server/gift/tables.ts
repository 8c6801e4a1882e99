import type { Generated } from 'kysely'

export interface GiftTables {
  exchange_promotion: {
    id: Generated<number>
    programme_id: number
    name: string
    starts_on: string
    ends_on: string
    point_limit: number | null
    published: Generated<boolean>
    sort: Generated<number>
    description: Generated<string>
    version: Generated<number>
    /** What waits for a second person, as the desk's form says it; null while nothing does. */
    draft: unknown
    draft_authors: Generated<number[]>
    /** Since when a draft waits; the database notes it. */
    draft_at: Date | null
    approved_by: number | null
    approved_at: Date | null
    approved_authors: Generated<number[]>
    /** Whether it was ever in the shop. */
    opened: Generated<boolean>
  }
  gift: {
    id: Generated<number>
    promotion_id: number
    name: string
    description: Generated<string>
    kind: 'gift' | 'voucher'
    product_code: string
    point_cost: number
    unit_cost: number | null
    picture: Generated<string>
    voucher_campaign_id: number | null
    per_member_limit: number | null
    total_limit: number | null
    on_hand: Generated<number>
    reserved: Generated<number>
    exchanged: Generated<number>
    published: Generated<boolean>
    sort: Generated<number>
    version: Generated<number>
    /** What waits for a second person, as the desk's form says it; null while nothing does. */
    draft: unknown
    draft_authors: Generated<number[]>
    /** Since when a draft waits; the database notes it. */
    draft_at: Date | null
    approved_by: number | null
    approved_at: Date | null
    approved_authors: Generated<number[]>
    /** Whether it was ever in the shop. */
    opened: Generated<boolean>
  }
  gift_movement: {
    id: Generated<number>
    gift_id: number
    kind: 'start' | 'count' | 'given' | 'returned'
    change: number
    on_hand: number
    reason: Generated<string>
    staff_id: number | null
    at: Generated<Date>
  }
  gift_exchange: {
    id: Generated<number>
    gift_id: number
    promotion_id: number
    account_id: number
    cause: string
    quantity: number
    kept: Generated<number>
    point_cost: number
    /** Of a piece when it was taken; the database copies it from the gift. */
    unit_cost: Generated<number | null>
    state: 'held' | 'burnt' | 'given' | 'returned'
    created_at: Date
    settled_at: Date | null
  }
  gift_holder: { gift_id: number; account_id: number; taken: Generated<number> }
  promotion_holder: { promotion_id: number; account_id: number; points: Generated<number> }
}
