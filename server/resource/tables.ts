import type { ColumnType, Generated } from 'kysely'

export interface ResourceTables {
  saved_view: {
    id: Generated<number>
    list: string
    staff_id: number
    name: string
    query: string
    shared: boolean
    created_at: Date
  }
  default_view: { list: string; staff_id: number; view_id: number }
  export_file: {
    id: Generated<number>
    staff_id: number
    list: string
    asked: ColumnType<unknown, string, never>
    format: 'csv' | 'xlsx'
    name: string
    state: Generated<'waiting' | 'done' | 'failed'>
    asked_at: Date
    expires_at: Date
    rows: number | null
    bytes: number | null
    failure: string | null
    downloads: Generated<number>
  }
  bulk_job: {
    id: Generated<number>
    staff_id: number
    list: string
    action: string
    /** The action as the audit calls it. */
    title: string
    reason: string
    request_id: string
    address: string
    state: Generated<'running' | 'stopped' | 'done'>
    halt: string | null
    total: number
    asked_at: Date
    ended_at: Date | null
    done: number | null
    same: number | null
    refused: number | null
  }
  bulk_row: {
    job_id: number
    place: number
    record_id: string
    version: number | null
    outcome: 'done' | 'same' | 'refused' | null
    reason: string | null
  }
  export_piece: { export_id: number; place: number; bytes: Buffer }
}
