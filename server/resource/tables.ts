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
  export_piece: { export_id: number; place: number; bytes: Buffer }
}
