import { readSheet, type CellValue } from 'read-excel-file/node'
import { importTexts as texts } from '#domain/import-texts.ts'
import { readCsvCells } from '../../platform/csv-cells.ts'
import { decodeText } from './decode-text.ts'
import { unzipBounded, zipPlain } from './unzip.ts'

/** Records in one file. */
export const maxRows = 5000

export interface SheetRow {
  /** As a spreadsheet numbers it: the head is row 1. */
  row: number
  cells: string[]
  /** Places of the cells that a spreadsheet took for dates: what was typed there is lost. */
  dates?: number[]
}

/** The rows of a CSV file, or of the first sheet of an XLSX file, that are not empty. */
export async function readRows(bytes: Buffer): Promise<{ rows: SheetRow[]; wrong?: WrongFile }> {
  const isZip = bytes.length > 4 && bytes.readUInt16LE(0) === zipSign
  return isZip ? readXlsx(bytes) : readCsv(bytes)
}

interface WrongFile {
  row: number
  message: string
}

/** `PK`: an XLSX file is a zip. */
const zipSign = 0x4b50
const oldExcelSign = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])
/** Far more than 5,000 rows unpack to. */
const maxUnpacked = 16 * 1024 * 1024
/** Up to column AZ. */
const maxColumns = 52
/** A row of ten cells has some sixty. */
const maxTags = maxRows * 100
/** More than any column takes: what is cut here is refused there. */
const maxCell = 600

function readCsv(bytes: Buffer): { rows: SheetRow[]; wrong?: WrongFile } {
  // What Excel wrote until 2003, whatever the file is called.
  if (bytes.subarray(0, 4).equals(oldExcelSign)) return failed(texts.noSpreadsheet)
  const text = decodeText(bytes)
  if (text === null) return failed(texts.noUtf8)
  // The head, and one more than may be: that there are too many is said of them.
  const { records, wrongLine } = readCsvCells(text, maxRows + 2)
  if (wrongLine !== undefined) return failed(texts.unreadable, wrongLine)
  if (records.some(({ cells }) => cells.length > maxColumns)) return failed(texts.sheetTooLarge)
  return { rows: records.map(({ cells, line }) => ({ row: line, cells: cells.map(cutCell) })) }
}

async function readXlsx(bytes: Buffer): Promise<{ rows: SheetRow[]; wrong?: WrongFile }> {
  const files = await unzipBounded(bytes, maxUnpacked)
  if (!files) return failed(texts.noSpreadsheet)
  const isTooMuch = Object.entries(files).some(
    ([name, content]) =>
      name.includes('worksheets/') && (reachesTooFar(content) || hasTooMuch(content)),
  )
  if (isTooMuch) return failed(texts.sheetTooLarge)
  const sheet = await readSheet(zipPlain(files)).catch(() => null)
  if (!sheet) return failed(texts.noSpreadsheet)
  const rows = sheet.map((cells, index) => ({
    row: index + 1,
    cells: cells.map(textOf),
    dates: cells.flatMap((cell, at) => (cell instanceof Date ? [at] : [])),
  }))
  return { rows: rows.filter(({ cells }) => cells.some(Boolean)) }
}

/**
 * One cell in the last corner makes a reader fill billions before it: no cell may lie beyond column AZ
 * or row 9,999.
 */
function reachesTooFar(sheet: Uint8Array): boolean {
  const text = Buffer.from(sheet).toString('latin1')
  return /\sr\s*=\s*["'](?:[a-z]{3}|[b-z][a-z]|[a-z]*\d{5})/i.test(text)
}

/** A small file may say the same cell very many times. */
function hasTooMuch(sheet: Uint8Array): boolean {
  return countOf(Buffer.from(sheet), '<') > maxTags
}

function countOf(bytes: Buffer, sign: string): number {
  let count = 0
  for (let at = bytes.indexOf(sign); at >= 0; at = bytes.indexOf(sign, at + sign.length)) count += 1
  return count
}

function textOf(cell: CellValue | null): string {
  if (cell === null) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return cutCell(String(cell))
}

function cutCell(text: string): string {
  return text.slice(0, maxCell).trim()
}

function failed(message: string, row = 1) {
  return { rows: [], wrong: { row, message } }
}
