import { importTexts as texts } from '#domain/import-texts.ts'
import { foldVietnamese } from '#domain/kernel/fold.ts'
import { maxRows, type SheetRow } from './read-sheet.ts'

export interface CellError {
  row: number
  column: string
  message: string
}

/** How a column is called, and what else people write over it, folded. */
export interface Head {
  head: string
  also: readonly string[]
  /** Of a cell that wants something: the cell of its field that says what is there now. */
  replaces?: string
}

/** What a row says; a column that the file does not have, or an empty cell, says nothing. */
export interface ListedRow<Name extends string> {
  row: number
  cells: Partial<Record<Name, string>>
  /** Columns in which a spreadsheet made a date of what was typed. */
  dates: Name[]
}

/** The rows below the head, by column. Heads are known with and without accents. */
export function readColumns<Name extends string>(
  heads: Readonly<Record<Name, Head>>,
  needed: readonly Name[],
  sheet: readonly SheetRow[],
  max = maxRows,
): { rows: ListedRow<Name>[]; errors: CellError[] } {
  const [head, ...body] = sheet
  const columns = (head?.cells ?? []).map((cell) => columnOf(heads, cell))
  const errors = [...headErrors(heads, needed, columns), ...bodyErrors(body, max)]
  if (errors.length > 0) return { rows: [], errors }
  return { rows: body.map((row) => toListed(row, columns)), errors }
}

function columnOf<Name extends string>(
  heads: Readonly<Record<Name, Head>>,
  cell: string,
): Name | undefined {
  const folded = foldVietnamese(cell)
  return (Object.keys(heads) as Name[]).find(
    (name) => foldVietnamese(heads[name].head) === folded || heads[name].also.includes(folded),
  )
}

function headErrors<Name extends string>(
  heads: Readonly<Record<Name, Head>>,
  needed: readonly Name[],
  columns: readonly (Name | undefined)[],
): CellError[] {
  const missing = needed.filter((name) => !columns.includes(name))
  const twice = columns.filter((name, at) => name !== undefined && columns.indexOf(name) !== at)
  const tell = (name: Name, say: (head: string) => string) => {
    const { head } = heads[name]
    return { row: 1, column: head, message: say(head) }
  }
  return [
    ...missing.map((name) => tell(name, texts.headMissing)),
    ...twice.map((name) => tell(name!, texts.headTwice)),
  ]
}

function bodyErrors(body: readonly SheetRow[], max: number): CellError[] {
  const tell = (message: string) => [{ row: 1, column: texts.file, message }]
  if (body.length === 0) return tell(texts.empty)
  return body.length > max ? tell(texts.tooMany(max)) : []
}

function toListed<Name extends string>(
  { row, cells, dates = [] }: SheetRow,
  columns: readonly (Name | undefined)[],
): ListedRow<Name> {
  const listed: ListedRow<Name> = { row, cells: {}, dates: [] }
  for (const [at, column] of columns.entries()) {
    if (column && cells[at]) listed.cells[column] = cells[at]
    if (column && dates.includes(at)) listed.dates.push(column)
  }
  return listed
}
