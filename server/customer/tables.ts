import type { Generated, GeneratedAlways } from 'kysely'
import type { LookCause, LookTask } from '#domain/customer/looks.ts'

export interface CustomerTables {
  /** Filled by the database as members, memberships and orders come (migrations/0131). */
  customer: {
    id: Generated<number>
    version: Generated<number>
    phone: string | null
    member_id: number | null
    name: Generated<string>
    name_words: GeneratedAlways<string>
    tags: Generated<string[]>
    created_at: Date
  }
  customer_note: {
    id: Generated<number>
    customer_id: number
    staff_id: number
    words: string
    created_at: Date
  }
  customer_look: {
    id: Generated<number>
    customer_id: number
    staff_id: number
    reason: LookCause
    task_kind: LookTask | null
    task_ref: Generated<string>
    words: Generated<string>
    at: Date
    until: Date
  }
}
