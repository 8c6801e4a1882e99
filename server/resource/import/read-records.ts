import type { z } from 'zod'
import { importTexts as texts } from '#domain/import-texts.ts'
import type { AnyResource } from '#domain/resource.ts'
import type { Becoming, Cells } from '../columns.ts'
import { cellsOf, headsOf, type FieldCells } from '../field-cells.ts'
import { readColumns, type CellError, type Head, type ListedRow } from './read-columns.ts'
import { readRows } from './read-sheet.ts'

/** What a file says of one record, checked field by field; what it does not say is missing. */
export interface ListedRecord {
  /** Where it is first named; the head is row 1. */
  row: number
  key: string
  fields: Record<string, unknown>
  /** Of fields that stand in several cells: what they become depends on what they are. */
  becoming: Record<string, Becoming>
  /** Fields that its row says wrongly, as is told already. */
  wrong: string[]
}

/** The records of a file, rows of one record taken together, and what is wrong with which cell. */
export async function readRecords(
  { newFields }: Pick<AnyResource, 'newFields'>,
  { fields, key, max }: { fields: readonly FieldCells[]; key: string; max?: number | undefined },
  file: Buffer,
): Promise<{ records: ListedRecord[]; errors: CellError[] }> {
  const sheet = await readRows(file)
  if (sheet.wrong) return { records: [], errors: [{ ...sheet.wrong, column: texts.file }] }
  const heads = headsOf(fields)
  const { rows, errors } = readColumns(heads, [key], sheet.rows, max)
  if (errors.length > 0) return { records: [], errors }
  const reader = new RecordReader(fields, key, newFields.shape)
  for (const row of rows) await reader.add(row)
  return { records: [...reader.records.values()], errors: reader.errors }
}

class RecordReader {
  readonly errors: CellError[] = []
  readonly records = new Map<string, ListedRecord>()
  readonly #fields: readonly FieldCells[]
  readonly #heads: Readonly<Record<string, Head>>
  readonly #key: string
  readonly #schemas: Readonly<Record<string, z.core.$ZodType>>

  constructor(
    fields: readonly FieldCells[],
    key: string,
    schemas: Readonly<Record<string, z.core.$ZodType>>,
  ) {
    this.#fields = fields
    this.#heads = headsOf(fields)
    this.#key = key
    this.#schemas = schemas
  }

  async add({ row, cells, dates }: ListedRow<string>): Promise<void> {
    const record: Omit<ListedRecord, 'key'> = { row, fields: {}, becoming: {}, wrong: [] }
    for (const field of this.#fields) {
      const own = [...field.heads.keys()].filter((name) => cells[name] !== undefined)
      if (own.length === 0) continue
      const spoilt = own.filter((name) => dates.includes(name))
      for (const name of spoilt) this.#fail(row, name, texts.becameDate)
      if (spoilt.length > 0 || !(await this.#read(field, cells, record))) {
        record.wrong.push(field.field)
      }
    }
    const key = record.fields[this.#key]
    if (cells[this.#key] === undefined) {
      this.#fail(row, this.#key, texts.required(this.#heads[this.#key]!.head))
    }
    if (typeof key === 'string') this.#put({ ...record, key })
  }

  /** False where a cell is wrong, as was told. */
  async #read(
    field: FieldCells,
    cells: Cells,
    { row, fields, becoming }: Omit<ListedRecord, 'key'>,
  ): Promise<boolean> {
    const { field: name, column, together } = field
    if (together) {
      const fail = (cell: string, message: string) => this.#fail(row, `${name}.${cell}`, message)
      const next = await together.read(cellsOf(field, cells), fail)
      if (next) becoming[name] = next
      return next !== undefined
    }
    const text = cells[name]!
    const read = column.read(text)
    if ('wrong' in read) return this.#fail(row, name, read.wrong) ?? false
    const schema = this.#schemas[name] as z.ZodType
    const { success, data, error } = schema.safeParse(read.value)
    if (!success) return this.#fail(row, name, messageOf(error, text)) ?? false
    fields[name] = data
    return true
  }

  /** Rows of one record say the same, or nothing; lists add up. */
  #put(record: ListedRecord): void {
    const key = foldKey(record.key)
    const known = this.records.get(key)
    if (!known) return void this.records.set(key, record)
    const lists = this.#fields.filter(({ column }) => column?.isList).map(({ field }) => field)
    if (lists.length === 0) {
      return this.#fail(record.row, this.#key, texts.twice(record.key, known.row))
    }
    for (const [name, value] of Object.entries(record.fields)) {
      const other = known.fields[name]
      if (lists.includes(name)) known.fields[name] = united(other, value)
      else if (other === undefined) known.fields[name] = value
      else if (other !== value) this.#fail(record.row, name, texts.differs(record.key, known.row))
    }
  }

  #fail(row: number, name: string, message: string): undefined {
    this.errors.push({ row, column: this.#heads[name]!.head, message })
  }
}

/** Keys are the same in capitals or not. */
export function foldKey(key: unknown): string {
  return String(key).toUpperCase()
}

/** What was there, and what comes to it. */
export function united(one: unknown, other: unknown): unknown[] {
  return [...new Set([...((one ?? []) as unknown[]), ...((other ?? []) as unknown[])])]
}

/** The library's own messages are English; ours carry diacritics. */
function messageOf(error: z.ZodError | undefined, text: string): string {
  const message = error?.issues[0]?.message ?? ''
  return /[^\x00-\x7f]/.test(message) ? message : texts.wrong(text)
}
