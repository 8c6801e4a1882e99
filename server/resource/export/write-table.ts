import writeExcelFile from 'write-excel-file/node'
import { Refusal } from '#domain/errors.ts'
import { csvType } from '#domain/kernel/csv.ts'
import { importTexts as texts } from '#domain/import-texts.ts'
import type { AnyResource, RowOf } from '#domain/resource.ts'
import { csvHead, csvRows } from '../../platform/csv.ts'
import { headsOf, writeCells, type FieldCells } from '../field-cells.ts'
import type { Handlers } from '../handlers.ts'

export const mediaTypes = {
  csv: csvType,
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** A workbook is made in memory; a CSV file has no end. */
const maxXlsxRows = 20_000
const rowsInPiece = 500

export type Cells = string[]
/** A figure is a number. */
type SheetRow = readonly (string | number)[]
export type Pieces = AsyncIterable<Cells[]> | Iterable<Cells[]>

/** A file's fields, ready to be written. */
export type FileFields = readonly FieldCells[]

type Asked<R extends AnyResource> = Parameters<Handlers<R>['list']>[1]
export type ListRows<R extends AnyResource> = (asked: Asked<R>) => Promise<{ rows: RowOf<R>[] }>

/** What a list finds, as cells, some hundred rows at a time. */
export async function* rowPieces<R extends AnyResource>(
  list: ListRows<R>,
  fields: FileFields,
  asked: object,
): AsyncGenerator<Cells[], void> {
  for (let page = 1; ; page += 1) {
    const { rows } = await list({ ...asked, page, limit: rowsInPiece } as Asked<R>)
    yield await Promise.all(rows.map((row) => cellsOfRow(fields, row)))
    if (rows.length < rowsInPiece) return
  }
}

/** One row as the file's cells. */
export async function cellsOfRow(fields: FileFields, row: object): Promise<Cells> {
  const values = new Map<string, unknown>(Object.entries(row))
  const cells = fields.map((field) => writeCells(field, values.get(field.field)))
  return (await Promise.all(cells)).flat()
}

/** The text of a CSV file, piece by piece. */
export async function* csvPieces(fields: FileFields, pieces: Pieces): AsyncGenerator<string, void> {
  yield csvHead(headNames(fields))
  for await (const rows of pieces) if (rows.length > 0) yield csvRows(rows)
}

/** A workbook of one sheet; refuses `payloadTooLarge` for more rows than one is made of. */
export async function writeXlsx(
  heads: readonly string[],
  pieces: AsyncIterable<readonly SheetRow[]> | Iterable<readonly SheetRow[]>,
): Promise<Buffer> {
  const rows: SheetRow[] = []
  for await (const piece of pieces) {
    rows.push(...piece)
    if (rows.length > maxXlsxRows) {
      throw new Refusal('payloadTooLarge', { message: texts.tooManyForXlsx(maxXlsxRows) })
    }
  }
  // What somebody typed is text: it is neither counted, dated nor run.
  const cells = rows.map((row) =>
    row.map((value) =>
      typeof value === 'number' ? { value, type: Number } : { value, type: String },
    ),
  )
  const head = heads.map((value) => ({
    value,
    type: String,
    fontWeight: 'bold' as const,
  }))
  return writeExcelFile([head, ...cells], { stickyRowsCount: 1 }).toBuffer()
}

/** The first line of a file. */
export function headNames(fields: FileFields): string[] {
  return Object.values(headsOf(fields)).map(({ head }) => head)
}
