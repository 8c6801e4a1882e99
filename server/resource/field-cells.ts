import type { Importable } from '#domain/resource.ts'
import type { Context } from '../context.ts'
import type { Cells, Column, Columns, OpenColumns, OutTableOf, TableOf } from './columns.ts'
import type { Head } from './import/read-columns.ts'

/** A field with the cells it has in one file, by the names under which errors call them. */
export type FieldCells = { field: string; heads: ReadonlyMap<string, Head> } & (
  { column: Column; together?: undefined } | { column?: undefined; together: OpenColumns }
)

/** The fields of a file in its order, ready to be read and written. */
export function openFields<R extends Importable>(
  ctx: Context,
  { columns }: TableOf<R> | OutTableOf<R>,
): Promise<FieldCells[]> {
  const all = columns as Readonly<Record<string, Column | Columns>>
  return Promise.all(
    Object.entries(all).map(async ([field, column]) => {
      if (!('cells' in column)) return { field, heads: new Map([[field, column]]), column }
      const heads = Object.entries(column.cells).map(
        ([cell, head]) => [`${field}.${cell}`, head] as const,
      )
      return { field, heads: new Map(heads), together: await column.open(ctx) }
    }),
  )
}

/** A field's value as its cells say it, in their order. */
export async function writeCells(
  { field, heads, column, together }: FieldCells,
  value: unknown,
): Promise<string[]> {
  if (column) return [column.write(value)]
  const cells = await together.write(value)
  return [...heads.keys()].map((name) => cells[name.slice(field.length + 1)] ?? '')
}

/** Of a row's cells those of one field, as the field names them. */
export function cellsOf({ field, heads }: FieldCells, cells: Cells): Cells {
  const own = [...heads.keys()].filter((name) => cells[name] !== undefined)
  return Object.fromEntries(own.map((name) => [name.slice(field.length + 1), cells[name]]))
}

/** All heads of a file, by the names under which errors call their cells. */
export function headsOf(fields: readonly FieldCells[]): Record<string, Head> {
  return Object.fromEntries(fields.flatMap(({ heads }) => [...heads]))
}
