import type { ClientBase } from 'pg'

export interface Column {
  name: string
  /** PostgreSQL's name: `int4`, `_text` for a list of texts. */
  type: string
  isNullable: boolean
  isGenerated: boolean
  /** Its next value comes from a sequence. */
  hasSequence: boolean
}

export interface Table {
  name: string
  columns: Column[]
  /** Its rows hold pictures or files. */
  isHeavy: boolean
}

/** Every table of the shop with its columns; those of the job queue are made by the start. */
export async function listTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Column & { table: string }>(`
    select t.relname as table, a.attname as name, y.typname as type,
      not a.attnotnull as "isNullable", a.attgenerated <> '' as "isGenerated",
      pg_get_serial_sequence(quote_ident(t.relname), a.attname) is not null as "hasSequence"
    from pg_class t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
      join pg_type y on y.oid = a.atttypid
    where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace
    order by t.relname, a.attnum`)
  return [...Map.groupBy(rows, ({ table }) => table)].map(([name, columns]) => ({
    name,
    columns,
    isHeavy: columns.some(({ type }) => type === 'bytea'),
  }))
}
