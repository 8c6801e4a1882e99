import type { Generated, GeneratedAlways } from 'kysely'
import type { ReminderState } from '#domain/purchase/states.ts'

export interface PurchaseTables {
  store_purchase: {
    id: Generated<number>
    drugstore_id: number
    client_key: string | null
    phone: string
    customer_name: string
    customer_words: GeneratedAlways<string>
    purchased_on: string
    note: Generated<string>
    remind_on: string | null
    version: Generated<number>
    created_by: string
    created_at: Date
    updated_at: Date
    deleted_at: Date | null
  }
  store_purchase_line: {
    purchase_id: number
    line_no: number
    product_id: number | null
    name: string
    quantity: number
    days_of_supply: number | null
  }
  store_reminder: {
    id: Generated<number>
    drugstore_id: number
    client_key: string | null
    purchase_id: number | null
    is_automatic: Generated<boolean>
    phone: string
    customer_name: string
    customer_words: GeneratedAlways<string>
    planned_on: string
    due_on: string
    note: Generated<string>
    state: Generated<ReminderState>
    postponed: Generated<number>
    read_at: Date | null
    done_at: Date | null
    done_by: string | null
    version: Generated<number>
    created_by: string
    created_at: Date
    updated_at: Date
  }
  store_push: {
    id: Generated<number>
    session_id: number
    drugstore_id: number
    endpoint: string
    p256dh: string
    auth: string
    told_on: string | null
    held_until: Date | null
    failures: Generated<number>
    created_at: Date
  }
}
