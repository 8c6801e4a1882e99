import { cashTexts as texts } from '#domain/order/cash/texts.ts'
import { readColumns, readRows, type CellError } from '../../resource/index.ts'

export interface FileLine {
  /** As a spreadsheet numbers its rows. */
  row: number
  code: string
  amount: number
  fee: number
}

const heads = {
  code: {
    head: texts.heads.code,
    also: ['ma don', 'ma don hang', 'so van don', 'van don', 'waybill', 'tracking', 'order', 'ma'],
  },
  amount: { head: texts.heads.amount, also: ['cod', 'tien cod', 'thu ho', 'so tien', 'amount'] },
  fee: { head: texts.heads.fee, also: ['phi thu ho', 'cuoc', 'phi dich vu', 'cuoc phi', 'fee'] },
}

/** The lines of a carrier's file (CSV or XLSX), or which cells cannot be read. */
export async function readStatement(
  file: Buffer,
): Promise<{ lines: FileLine[]; errors: CellError[] }> {
  const sheet = await readRows(file)
  if (sheet.wrong) return { lines: [], errors: [{ ...sheet.wrong, column: texts.heads.code }] }
  const { rows, errors } = readColumns<keyof typeof heads>(heads, ['code', 'amount'], sheet.rows)
  const lines: FileLine[] = []
  for (const { row, cells } of rows) {
    // The line of totals names no parcel.
    if (!cells.code) continue
    const amount = readAmount(cells.amount)
    const fee = cells.fee ? readAmount(cells.fee) : 0
    if (amount === null || fee === null) {
      const column = amount === null ? texts.heads.amount : texts.heads.fee
      errors.push({ row, column, message: texts.wrongAmount })
    } else lines.push({ row, code: cells.code.trim(), amount, fee })
  }
  return { lines, errors }
}

/** `295.000`, `295,000 VNĐ`, `295000.00`; null for anything else. */
export function readAmount(cell = ''): number | null {
  const text = cell.replace(/\s|VN[DĐ]|[đ₫]/gi, '')
  if (/^\d{1,3}([.,]\d{3})+$/.test(text)) return Number(text.replace(/[.,]/g, ''))
  return /^\d{1,9}([.,]0{1,2})?$/.test(text) ? Number.parseInt(text, 10) : null
}
