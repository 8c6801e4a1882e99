import { employeeNumberField, maxPhones } from '#domain/employee/fields.ts'
import { importTexts as texts } from '#domain/employee/texts.ts'
import { fullNameField } from '#domain/kernel/fields.ts'
import { foldVietnamese } from '#domain/kernel/fold.ts'
import { isPhone, normalizePhone } from '#domain/kernel/phone.ts'
import { readCsvCells } from '../../platform/csv-cells.ts'

/** What a file says of one employee. */
export interface ListedEmployee {
  /** Where it first names the number; the head is line 1. */
  line: number
  number: string
  name: string
  /** Null where it says nothing. */
  active: boolean | null
  phones: string[]
}

export interface LineError {
  line: number
  message: string
}

const mostRows = 5000

/** The employees of a CSV text, rows of one number taken together, and what is wrong with which line. */
export function readEmployeeCsv(text: string): {
  employees: ListedEmployee[]
  errors: LineError[]
} {
  const { rows, errors } = parseRows(text)
  if (errors.length > 0) return { employees: [], errors }
  const listed = new ListedEmployees()
  for (const row of rows) listed.add(row)
  return { employees: listed.all, errors: listed.errors }
}

interface Row {
  line: number
  number: string
  name: string
  phones: string
  state: string
}

type Column = Exclude<keyof Row, 'line'>

/** Heads as people write them, folded. */
const heads: Record<Column, { name: string; also: readonly string[]; needed: boolean }> = {
  number: { name: 'Mã nhân viên', also: ['ma nv', 'ma', 'number'], needed: true },
  name: { name: 'Họ tên', also: ['ho va ten', 'ten', 'name'], needed: true },
  phones: {
    name: 'Số điện thoại',
    also: ['dien thoai', 'sdt', 'so dt', 'phone', 'phones'],
    needed: true,
  },
  state: { name: 'Trạng thái', also: ['tinh trang', 'state'], needed: false },
}

function parseRows(text: string): { rows: Row[]; errors: LineError[] } {
  const { records, wrongLine } = readCsvCells(text, mostRows + 2)
  if (wrongLine !== undefined) return failed(texts.unreadable, wrongLine)
  const [head, ...body] = records
  const columns = columnsOf(head?.cells ?? [])
  const missing = (Object.keys(heads) as Column[])
    .filter((column) => heads[column].needed && columns[column] < 0)
    .map((column) => heads[column].name)
  if (missing.length > 0) return failed(texts.headMissing(missing.join(', ')))
  if (body.length === 0) return failed(texts.empty)
  if (body.length > mostRows) return failed(texts.tooMany(mostRows))
  const cell = (record: readonly string[], column: Column) => record[columns[column]] ?? ''
  const rows = body.map(({ cells, line }) => ({
    line,
    number: cell(cells, 'number'),
    name: cell(cells, 'name'),
    phones: cell(cells, 'phones'),
    state: cell(cells, 'state'),
  }))
  return { rows, errors: [] }
}

function failed(message: string, line = 1) {
  return { rows: [], errors: [{ line, message }] }
}

function columnsOf(head: readonly string[]): Record<Column, number> {
  const folded = head.map(foldVietnamese)
  const entries = (Object.keys(heads) as Column[]).map((column) => {
    const names = [foldVietnamese(heads[column].name), ...heads[column].also]
    return [column, folded.findIndex((name) => names.includes(name))] as const
  })
  return Object.fromEntries(entries) as Record<Column, number>
}

/** Whether somebody works here, as files say it, folded; null where they say nothing. */
const states = new Map<string, boolean | null>([
  ['', null],
  ['dang lam', true],
  ['dang lam viec', true],
  ['da nghi', false],
  ['nghi viec', false],
  ['da nghi viec', false],
])

/** Puts the rows of one employee together. */
class ListedEmployees {
  readonly errors: LineError[] = []
  readonly #byNumber = new Map<string, ListedEmployee>()
  readonly #ownerOf = new Map<string, ListedEmployee>()

  get all(): ListedEmployee[] {
    return [...this.#byNumber.values()]
  }

  add(row: Row): void {
    const number = employeeNumberField.safeParse(row.number)
    const name = fullNameField.safeParse(row.name)
    const active = states.get(foldVietnamese(row.state))
    if (!number.success) this.#fail(row, texts.numberWrong)
    if (!name.success) this.#fail(row, texts.nameWrong)
    if (active === undefined) this.#fail(row, texts.stateWrong(row.state))
    if (!number.success || !name.success || active === undefined) return
    const employee = this.#employeeOf(row, number.data, name.data, active)
    for (const phone of phonesOf(row.phones)) this.#addPhone(row, employee, phone)
  }

  #employeeOf(row: Row, number: string, name: string, active: boolean | null): ListedEmployee {
    const known = this.#byNumber.get(number)
    const employee = known ?? { line: row.line, number, name, active, phones: [] }
    if (!known) this.#byNumber.set(number, employee)
    if (employee.name !== name) this.#fail(row, texts.nameDiffers(number, employee.line))
    if (active !== null && active !== (employee.active ??= active)) {
      this.#fail(row, texts.stateDiffers(number, employee.line))
    }
    return employee
  }

  #addPhone(row: Row, employee: ListedEmployee, phone: string): void {
    if (!isPhone(phone)) return this.#fail(row, texts.phoneWrong(phone))
    const owner = this.#ownerOf.get(phone)
    if (owner === employee) return
    if (owner) return this.#fail(row, texts.phoneTwice(phone, owner.number, owner.line))
    if (employee.phones.length >= maxPhones) return this.#fail(row, texts.manyPhones(maxPhones))
    this.#ownerOf.set(phone, employee)
    employee.phones.push(phone)
  }

  #fail({ line }: Row, message: string): void {
    this.errors.push({ line, message })
  }
}

function phonesOf(cell: string): string[] {
  return cell
    .split(/[;/,\n]/)
    .map((phone) => normalizePhone(phone))
    .filter(Boolean)
    .map(withItsZero)
}

/** A spreadsheet that takes a phone for a number drops the zero in front. */
function withItsZero(phone: string): string {
  return /^[1-9]\d{8}$/.test(phone) ? `0${phone}` : phone
}
