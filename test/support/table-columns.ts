import { sql } from 'kysely'
import type { Db } from '#server/platform/db.ts'

export interface TableColumn {
  table: string
  column: string
  /** PostgreSQL's name: `int4`, `_text` for a list of texts. */
  type: string
  nullable: boolean
  /** An insert may leave it out. */
  filled: boolean
}

export async function columnsOf(db: Db): Promise<TableColumn[]> {
  const { rows } = await sql<TableColumn>`
    select table_name as table, column_name as column, udt_name as type,
      is_nullable = 'YES' as nullable, is_nullable = 'YES' or column_default is not null
        or is_identity = 'YES' or is_generated = 'ALWAYS' as filled
    from information_schema.columns where table_schema = 'public'
    order by table_name, ordinal_position`.execute(db)
  return rows
}

/** One line a column, which compiles when its `tables.ts` says the same. */
export function typeScriptOf(columns: readonly TableColumn[]): string {
  const tables = Map.groupBy(columns, ({ table }) => table)
  const named = [...tables].map(([table, own]) => {
    const names = own.map(({ column }) => `'${column}'`).join(' | ')
    return `expectSame<Names<'${table}', ${names}>>()`
  })
  const known = [...tables.keys()].map((table) => `'${table}'`).join(' | ')
  return [head, `expectSame<Tables<${known}>>()`, ...named, ...columns.map(lineOf), ''].join('\n')
}

const head = `
import type { Insertable, Selectable } from 'kysely'
import type { Database } from '#server/platform/database.ts'

declare function expectSame<Difference extends never>(): Difference
type Difference<A, B> = Exclude<A, B> | Exclude<B, A>
type Tables<Known extends string> = Difference<keyof Database, Known>
type Names<T, Known> = T extends keyof Database ? Difference<keyof Database[T], Known> : T
type Read<T, C> = T extends keyof Database
  ? C extends keyof Selectable<Database[T]> ? Selectable<Database[T]>[C] : never : never
type Optional<T, C> = T extends keyof Database
  ? C extends keyof Insertable<Database[T]>
    ? undefined extends Insertable<Database[T]>[C] ? true : false : true
  : never
type Given<Name, T, C, As, Null, Filled> =
  [Read<T, C>] extends [never] ? [Name, 'is missing']
  : unknown extends As ? never
  : [NonNullable<Read<T, C>>] extends [As]
    ? [null extends Read<T, C> ? true : false] extends [Null]
      ? [Optional<T, C>, Filled] extends [true, false] ? [Name, 'must be inserted'] : never
      : [Name, 'may be null', Null]
    : [Name, 'is', As]
`

function lineOf({ table, column, type, nullable, filled }: TableColumn): string {
  const given = [
    `'${table}.${column}'`,
    `'${table}'`,
    `'${column}'`,
    readAs(type),
    nullable,
    filled,
  ]
  return `expectSame<Given<${given.join(', ')}>>()`
}

const types: Readonly<Record<string, string>> = {
  // The driver reads a single one as a number, a list of them as texts.
  _int8: 'readonly string[]',
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  json: 'unknown',
  jsonb: 'unknown',
  numeric: 'number',
  text: 'string',
  timestamptz: 'Date',
  tsvector: 'string',
  uuid: 'string',
  varchar: 'string',
  xid8: 'string',
}

/** What the driver makes of it, with the parsers of server/platform/db.ts. */
function readAs(type: string): string {
  const one = types[type] ?? types[type.replace(/^_/, '')]
  if (!one) throw new Error(`no TypeScript type is known for PostgreSQL's ${type}`)
  return type.startsWith('_') && !types[type] ? `readonly ${one}[]` : one
}
