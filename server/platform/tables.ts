import type { ColumnType, Generated } from 'kysely'

export interface PlatformTables {
  idempotency_key: {
    scope: string
    key: string
    request_hash: Buffer
    response: ColumnType<unknown, string | null, string | null>
    created_at: Date
  }
  outbox_event: {
    id: Generated<number>
    topic: string
    payload: ColumnType<unknown, string, string>
    created_at: Generated<Date>
    available_at: Generated<Date>
    attempts: Generated<number>
    last_error: string | null
    processed_at: Date | null
    dead_at: Date | null
  }
}
