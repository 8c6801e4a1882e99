import type { Sides } from './copy-masked.ts'
import { masks, type MaskName, type Value } from './masks.ts'
import type { Column, Table } from './read-tables.ts'
import type { SecretSalt } from './secret-salt.ts'
import { columnsSaid } from './table-masks.ts'

/** Copies one table's rows, masked, some hundred at a time; gives how many. */
export async function copyTable(sides: Sides, table: Table, salt: SecretSalt): Promise<number> {
  const { from, to } = sides
  const columns = sortColumns(table)
  const write = insertInto(table)
  await from.query(`declare rows_of_table no scroll cursor for ${readRows(table, columns)}`)
  let count = 0
  for (;;) {
    const { rows } = await from.query<Row>(`fetch ${table.isHeavy ? 20 : 500} from rows_of_table`)
    if (rows.length === 0) break
    await to.query(write, [`[${rows.map((row) => maskRow(row, columns.masked, salt)).join(',')}]`])
    count += rows.length
  }
  await from.query('close rows_of_table')
  return count
}

interface Row {
  /** What is not masked, as the text of its JSON: numbers of any size pass as they are. */
  kept: string
  masked: Record<string, Value | null>
  is_asked: boolean
}

type MaskedColumn = Column & { mask: MaskName }

interface Sorted {
  kept: Column[]
  masked: MaskedColumn[]
}

function sortColumns({ name, columns }: Table): Sorted {
  const maskOf = new Map(columnsSaid(name).map(({ column, mask }) => [column, mask]))
  const sorted: Sorted = { kept: [], masked: [] }
  for (const column of columns.filter(({ isGenerated }) => !isGenerated)) {
    const mask = maskOf.get(column.name) ?? 'kept'
    if (mask === 'kept') sorted.kept.push(column)
    else sorted.masked.push({ ...column, mask })
  }
  return sorted
}

function readRows({ name: table }: Table, { kept, masked }: Sorted): string {
  const objectOf = (columns: readonly Column[]) =>
    `to_jsonb(${columns.length === 0 ? "'{}'::jsonb" : `(select each from (select ${listOf(columns, 't.')}) each)`})`
  return `select ${objectOf(kept)}::text as kept, ${objectOf(masked)} as masked,
    ${isAsked(table)} as is_asked from ${table} t`
}

/** Whether an article answers a visitor's question. */
function isAsked(table: string): string {
  const item = table === 'content_item' ? 't.id' : 't.item_id'
  return ['content_item', 'content_old_slug', 'content_draft', 'content_revision'].includes(table)
    ? `exists (select from expert_question q where q.item_id = ${item})`
    : 'false'
}

function insertInto({ name: table, columns }: Table): string {
  const written = listOf(columns.filter(({ isGenerated }) => !isGenerated))
  return `insert into ${table} (${written}) overriding system value
    select ${written} from jsonb_populate_recordset(null::${table}, $1::jsonb)`
}

function listOf(columns: readonly Column[], of = ''): string {
  return columns.map(({ name }) => `${of}"${name}"`).join(', ')
}

function maskRow(
  { kept, masked, is_asked }: Row,
  columns: MaskedColumn[],
  salt: SecretSalt,
): string {
  const values = columns.map((column) => {
    const value = masked[column.name] ?? null
    const how = { salt, nothing: nothingOf(column), isAsked: is_asked }
    return [column.name, value === null ? null : masks[column.mask](value, how)]
  })
  const parts = [kept.slice(1, -1), JSON.stringify(Object.fromEntries(values)).slice(1, -1)]
  return `{${parts.filter((part) => part !== '').join(',')}}`
}

function nothingOf({ isNullable, type }: Column): Value | null {
  if (isNullable) return null
  if (type.startsWith('_')) return []
  if (type === 'bytea') return '\\x'
  return type === 'jsonb' ? {} : ''
}
