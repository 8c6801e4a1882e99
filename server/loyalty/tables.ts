import type { Generated } from 'kysely'
import type { AdjustmentState } from '#domain/loyalty/backoffice/adjustments.ts'
import type { EntryKind } from '#domain/loyalty/entry-kind.ts'

export interface LoyaltyTables {
  loyalty_programme: {
    id: Generated<number>
    name: string
    starts_on: string
    ends_on: string
    published: Generated<boolean>
    notice: Generated<string>
    /** Packages of points may be bought while it runs. */
    sells_points: Generated<boolean>
    /** Of the points that codes and products bring. */
    factor_percent: Generated<number>
    /** How long its points live; null: as the setting says. */
    validity_months: number | null
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
  loyalty_tier: {
    programme_id: number
    name: string
    point_from: number
    benefits: Generated<string>
  }
  loyalty_programme_product: { programme_id: number; product_id: number }
  loyalty_account: {
    id: Generated<number>
    loyalty_number: string
    phone: string | null
    member_id: number | null
    status: Generated<'active' | 'locked'>
    available: Generated<number>
    holding: Generated<number>
    debt: Generated<number>
    created_at: Date
    /** Whose the points are since two memberships became one. */
    merged_into: number | null
  }
  point_entry: {
    id: Generated<number>
    account_id: number
    kind: EntryKind
    available_change: number
    holding_change: Generated<number>
    debt_change: Generated<number>
    balance: number
    cause: string
    programme_id: number | null
    actor: Generated<string>
    note: Generated<string>
    created_at: Date
  }
  point_lot: {
    id: Generated<number>
    account_id: number
    entry_id: number
    points: number
    remaining: number
    expires_on: string
    extended: Generated<boolean>
  }
  point_movement: { entry_id: number; lot_id: number; points: number }
  loyalty_standing: { account_id: number; programme_id: number; earned: Generated<number> }
  point_expectation: {
    cause: string
    account_id: number
    points: number
    state: Generated<'waiting' | 'credited' | 'dropped'>
    created_at: Date
    settled_at: Date | null
  }
  point_adjustment: {
    id: Generated<number>
    version: Generated<number>
    account_id: number
    points: number
    told: string
    reason: string
    proof: string
    state: AdjustmentState
    proposed_by: number
    proposed_at: Date
    edited_by: number
    decided_by: number | null
    decided_at: Date | null
    decided_why: Generated<string>
    small: Generated<boolean>
  }
  membership_lock: {
    id: Generated<number>
    version: Generated<number>
    account_id: number
    told: string
    note: Generated<string>
    until_day: string | null
    locked_by: string
    locked_at: Date
    ended_at: Date | null
    ended_by: Generated<string>
    ended_why: Generated<string>
  }
  point_notice: { account_id: number; expires_on: string; stage: number; told_at: Date }
}
