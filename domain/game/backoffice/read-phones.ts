import { phoneField } from '../../kernel/fields.ts'
import { foldVietnamese } from '../../kernel/fold.ts'

/** A row of a spreadsheet, numbered as the spreadsheet does. */
interface SheetRow {
  row: number
  cells: readonly string[]
}

export interface ReadPhones {
  /** Each once, in the order of the file. */
  phones: string[]
  /** How many came again. */
  twice: number
  errors: { row: number; message: string }[]
}

const heads = /^(so dien thoai|so dt|sdt|dien thoai|phone|mobile|di dong)$/

/**
 * The phones of a sheet: those of the column whose head says so, else of its first column. Spreadsheets take the
 * first nought away: nine digits are a phone without it.
 */
export function readPhones(rows: readonly SheetRow[]): ReadPhones {
  const [first] = rows
  const named = first?.cells.findIndex((cell) => heads.test(foldVietnamese(cell.trim()))) ?? -1
  const column = Math.max(0, named)
  const seen = new Set<string>()
  const errors: ReadPhones['errors'] = []
  let twice = 0
  for (const { row, cells } of named >= 0 ? rows.slice(1) : rows) {
    const typed = (cells[column] ?? '').trim()
    const whole = /^[1-9]\d{8}$/.test(typed) ? `0${typed}` : typed
    const parsed = phoneField.safeParse(whole)
    if (!parsed.success) errors.push({ row, message: parsed.error.issues[0]!.message })
    else if (seen.has(parsed.data)) twice += 1
    else seen.add(parsed.data)
  }
  return { phones: [...seen], twice, errors }
}
