import { loyalty } from './columns/loyalty.ts'
import { orders } from './columns/orders.ts'
import { people } from './columns/people.ts'
import { shop } from './columns/shop.ts'
import { talk } from './columns/talk.ts'
import type { MaskName } from './masks.ts'
import type { Table } from './read-tables.ts'

/** `dropped`: no row is copied. `own`: the copy has its own, such as its migrations. */
export type Fate = 'dropped' | 'own' | ColumnMasks

/** The names of columns, with spaces between, by what becomes of them. */
export type ColumnMasks = { readonly [Mask in MaskName | 'kept']?: string }

/** By table. Whoever adds a column with text, JSON or bytes says here what becomes of it in a copy. */
export type TableMasks = Readonly<Record<string, Fate>>

export const tableMasks: TableMasks = { ...people, ...orders, ...loyalty, ...talk, ...shop }

export interface ColumnMask {
  column: string
  mask: MaskName | 'kept'
}

/** What is said of a table's columns; of a table without a word of people nothing need be said. */
export function columnsSaid(table: string): ColumnMask[] {
  const fate = tableMasks[table] ?? {}
  if (typeof fate === 'string') return []
  return Object.entries(fate).flatMap(([mask, columns]) =>
    columns.split(' ').map((column) => ({ column, mask: mask as MaskName | 'kept' })),
  )
}

/** Types whose values can hold words, or what stands for them. */
const wordy = new Set(['bytea', 'json', 'jsonb', 'text', 'tsvector', 'uuid', 'varchar'])

/** What is said of no column, of one twice, or not of one that holds words: each in a line. */
export function listUndecided(tables: readonly Table[]): string[] {
  const there = new Map(tables.map((table) => [table.name, table]))
  const gone = Object.keys(tableMasks).filter(
    (name) => !there.has(name) && tableMasks[name] !== 'own',
  )
  return [...gone.map((name) => `${name}: no such table`), ...tables.flatMap(undecidedIn)]
}

function undecidedIn({ name, columns }: Table): string[] {
  const fate = tableMasks[name]
  if (typeof fate === 'string') return []
  const said = columnsSaid(name).map(({ column }) => column)
  const names = columns.map((column) => column.name)
  const open = columns.filter(
    (column) => wordy.has(column.type.replace(/^_/, '')) && !column.isGenerated,
  )
  return [
    ...said.filter((one) => !names.includes(one)).map((one) => `${name}.${one}: no such column`),
    ...said.filter((one, at) => said.indexOf(one) < at).map((one) => `${name}.${one}: said twice`),
    ...open.filter((one) => !said.includes(one.name)).map((one) => `${name}.${one.name}: not said`),
  ]
}
