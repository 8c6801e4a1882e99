import {
  importColumns,
  importTexts as texts,
  type ImportColumn,
} from '#domain/drugstore/desk/import-texts.ts'
import { foldVietnamese } from '#domain/kernel/fold.ts'
import { mostRows } from './list-size.ts'
import type { SheetRow } from './read-sheet.ts'

export interface CellError {
  row: number
  column: string
  message: string
}

/** What a row says; a column that the file does not have, or an empty cell, says nothing. */
export interface ListedRow {
  row: number
  cells: Partial<Record<ImportColumn, string>>
  /** Columns in which a spreadsheet made a date of what was typed. */
  dates: ImportColumn[]
}

/** The rows below the head, by column. Heads are known with and without accents. */
export function readColumns(sheet: readonly SheetRow[]): {
  rows: ListedRow[]
  errors: CellError[]
} {
  const [head, ...body] = sheet
  const columns = (head?.cells ?? []).map((cell) => columnOf(cell))
  const errors = [...headErrors(columns), ...bodyErrors(body)]
  if (errors.length > 0) return { rows: [], errors }
  return { rows: body.map((row) => toListed(row, columns)), errors }
}

const columnNames = Object.keys(importColumns) as ImportColumn[]

/** Other heads that people write, folded. */
const otherHeads: Record<ImportColumn, readonly string[]> = {
  code: ['ma', 'ma nt', 'code'],
  name: ['ten', 'nha thuoc', 'name'],
  phone: ['dien thoai', 'sdt', 'so dt', 'phone'],
  street: ['so nha duong', 'duong', 'address', 'street'],
  province: ['tinh', 'thanh pho', 'tinh thanh', 'tinh tp', 'tinh thanh pho', 'province'],
  district: ['quan', 'huyen', 'quan huyen', 'district'],
  ward: ['phuong', 'xa', 'phuong xa', 'phuong xa thi tran', 'ward'],
  latitude: ['lat', 'latitude'],
  longitude: ['lng', 'long', 'lon', 'longitude'],
  status: ['tinh trang', 'hoat dong', 'status'],
}

function columnOf(head: string): ImportColumn | undefined {
  const folded = foldVietnamese(head)
  return columnNames.find(
    (column) =>
      foldVietnamese(importColumns[column]) === folded || otherHeads[column].includes(folded),
  )
}

function headErrors(columns: readonly (ImportColumn | undefined)[]): CellError[] {
  const missing = (['code', 'name'] as const).filter((column) => !columns.includes(column))
  const twice = columns.filter((column, at) => column && columns.indexOf(column) !== at)
  return [
    ...missing.map((column) => headError(column, texts.headMissing)),
    ...twice.map((column) => headError(column!, texts.headTwice)),
  ]
}

function headError(column: ImportColumn, tell: (name: string) => string): CellError {
  const name = importColumns[column]
  return { row: 1, column: name, message: tell(name) }
}

function bodyErrors(body: readonly SheetRow[]): CellError[] {
  const tell = (message: string) => [{ row: 1, column: texts.file, message }]
  if (body.length === 0) return tell(texts.empty)
  return body.length > mostRows ? tell(texts.tooMany(mostRows)) : []
}

function toListed(
  { row, cells, dates = [] }: SheetRow,
  columns: readonly (ImportColumn | undefined)[],
): ListedRow {
  const listed: ListedRow = { row, cells: {}, dates: [] }
  for (const [at, column] of columns.entries()) {
    if (column && cells[at]) listed.cells[column] = cells[at]
    if (column && dates.includes(at)) listed.dates.push(column)
  }
  return listed
}
