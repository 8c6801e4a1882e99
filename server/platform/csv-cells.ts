import { CsvError, parse } from 'csv-parse/sync'

export interface CsvRecord {
  cells: string[]
  /** Where it ends in the file; the head is usually on line 1. */
  line: number
}

/** Far more than our tables have: what is longer or wider was made to keep a reader busy. */
const maxLine = 10_000
const maxColumns = 60

/**
 * The records of a CSV text that are not empty, `most` of them; `wrongLine` where it cannot be read.
 */
export function readCsvCells(
  text: string,
  max: number,
): { records: CsvRecord[]; wrongLine?: number } {
  const delimiter = delimiterOf(text)
  const tooLong = text.split(/\r\n|\r|\n/).findIndex((line) => line.length > maxLine)
  if (tooLong >= 0) return { records: [], wrongLine: tooLong + 1 }
  if (text.split(delimiter).length > max * maxColumns) return { records: [], wrongLine: 1 }
  try {
    const found = parse(text, {
      bom: true,
      to: max,
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
    }) as unknown as { record: string[]; info: { lines: number } }[]
    return { records: found.map(({ record, info }) => ({ cells: record, line: info.lines })) }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { records: [], wrongLine: Number(error.lines ?? 1) }
  }
}

/** Spreadsheets put a comma, a semicolon or a tab, as their country has it. */
function delimiterOf(text: string): string {
  const head = text.slice(0, text.search(/\r|\n|$/))
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: head.split(sign).length }))
  return counts.toSorted((one, other) => other.count - one.count)[0]!.sign
}
