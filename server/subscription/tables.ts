import type { Generated } from 'kysely'
import type { CycleOutcome, StandingState } from '#domain/subscription/subscription.ts'

export interface SubscriptionTables {
  standing_order: {
    id: Generated<number>
    member_id: number
    product_id: number
    quantity: number
    cycle: string
    cycle_days: number
    state: Generated<StandingState>
    next_on: string
    payment_method: Generated<'cash' | 'transfer'>
    agreed_price: number
    agreed_fee: Generated<number>
    source_order_id: number
    last_order_code: string
    created_at: Date
    ended_at: Date | null
    chosen: boolean
    end_note: Generated<string>
  }
  standing_cycle: {
    id: Generated<number>
    standing_order_id: number
    due_on: string
    outcome: Generated<CycleOutcome>
    announced_at: Date
    tries: Generated<number>
    last_try_on: string | null
    order_code: string | null
    note: Generated<string>
    settled_at: Date | null
    asked_fee: number | null
    handed_over_on: string | null
  }
  /** What one was before an order took its place. */
  standing_order_former: {
    standing_order_id: number
    replaced_by: number
    quantity: number
    cycle: string
    cycle_days: number
    state: StandingState
    chosen: boolean
    next_on: string
    payment_method: 'cash' | 'transfer'
    agreed_price: number
    agreed_fee: Generated<number>
    source_order_id: number
    last_order_code: string
  }
}
