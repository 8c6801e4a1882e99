import type { ColumnType, Generated } from 'kysely'
import type { ClaimFinding } from '#domain/claims/checked-text.ts'
import type { HiddenReason, ReviewState } from '#domain/review/states.ts'

export interface ReviewTables {
  product_review: {
    id: Generated<number>
    order_id: number
    line_no: number
    product_id: number
    member_id: number | null
    writer_name: string
    stars: number
    words: Generated<string>
    state: ReviewState
    hidden_reason: HiddenReason | null
    hidden_at: Date | null
    findings: ColumnType<ClaimFinding[], string, string>
    rules_version: Generated<number>
    answer: Generated<string>
    answered_by: string | null
    answered_at: Date | null
    version: Generated<number>
    changed_by: Generated<string>
    created_at: Date
    changed_at: Date
  }
  /** Written by a trigger alone. */
  product_review_version: {
    review_id: number
    version: number
    stars: number
    words: string
    state: ReviewState
    hidden_reason: HiddenReason | null
    answer: string
    changed_by: string
    changed_at: Date
  }
  product_review_photo: {
    id: string
    review_id: number
    place: number
    width: number
    height: number
    bytes: Buffer
    small: Buffer
  }
  review_ask: {
    order_id: number
    member_id: number
    asked_at: Date
    outcome: Generated<'due' | 'sent' | 'unwanted' | 'needless'>
  }
}
