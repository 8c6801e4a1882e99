import type { ColumnType, Generated } from 'kysely'

export interface PlatformTables {
  environment_mark: {
    environment: 'demo' | 'production' | 'staging'
    since: Date
    left_at: Date | null
  }
  shop_key: {
    kind: 'secret' | 'code'
    mark: string
    state: 'current' | 'former'
    is_first: Generated<boolean>
    sealed: Buffer | null
    since: Date
  }
  idempotency_key: {
    scope: string
    key: string
    request_hash: Buffer
    response: ColumnType<unknown, string | null, string | null>
    created_at: Date
    member_id: number | null
    secret_hash: Buffer | null
  }
  outbox_event: {
    id: Generated<number>
    topic: string
    payload: ColumnType<Record<string, unknown>, string, string>
    created_at: Generated<Date>
    processed_at: Date | null
    /** For this queue alone; null for all who listen. */
    queue: string | null
  }
  dead_letter: {
    id: Generated<number>
    job_id: string
    kind: string
    payload: ColumnType<Record<string, unknown> | null, string | null, never>
    error: string
    tries: number
    times: Generated<number>
    happened_at: Date
    given_up_at: Date
    good_until: Date | null
    state: Generated<'open' | 'replayed' | 'dismissed'>
    closed_at: Date | null
    closed_by: string | null
    reason: string | null
  }
  failed_request: {
    id: Generated<number>
    incident: string
    request_id: string
    route: string
    status: number
    kind: string
    happened_at: Date
  }
  /** Of each kind of job how often one was given up. */
  given_up_count: { kind: string; total: number }
  /** The library that counts requests writes it. */
  rate_limit: { key: string; points: Generated<number>; expire: number | null }
  /** How far backfills have come; the runner makes and writes it. */
  schema_backfill: {
    name: string
    reached: number | null
    changed: Generated<number>
    started_at: Generated<Date>
    finished_at: Date | null
  }
  schema_migration: { name: string; checksum: string; applied_at: Generated<Date> }
}
