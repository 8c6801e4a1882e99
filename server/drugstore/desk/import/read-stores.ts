import { storeCodeField } from '#domain/drugstore/fields.ts'
import { drugstoreTexts } from '#domain/drugstore/texts.ts'
import {
  importColumns,
  importTexts as texts,
  type ImportColumn,
} from '#domain/drugstore/desk/import-texts.ts'
import { cleanText, foldVietnamese } from '#domain/kernel/fold.ts'
import { isPhone, normalizePhone } from '#domain/kernel/phone.ts'
import type { CellError, ListedRow } from './read-columns.ts'
import { readPlace, type ListedPlace } from './read-place.ts'
import type { UnitNames } from './unit-names.ts'

/** What a file says of one store; what it does not say is missing. */
export interface ListedStore {
  row: number
  code: string
  name: string
  phone?: string
  street?: string
  place?: ListedPlace
  latitude?: number
  longitude?: number
  status?: 'active' | 'disabled'
}

/** The stores of the rows, and everything that is wrong with them, cell by cell. */
export async function readStores(
  rows: readonly ListedRow[],
  units: UnitNames,
): Promise<{ stores: ListedStore[]; errors: CellError[] }> {
  const stores: ListedStore[] = []
  const errors: CellError[] = []
  const rowOf = new Map<string, number>()
  for (const { row, cells, dates } of rows) {
    const reader = new RowReader(row, cells)
    const facts = reader.facts()
    const place = await readPlace(cells, units, reader.fail)
    const store = { row, ...facts, ...(place && { place }) }
    const key = store.code.toUpperCase()
    const first = rowOf.get(key)
    if (first !== undefined) reader.fail('code', texts.codeTwice(store.code, first))
    else if (key) rowOf.set(key, row)
    for (const column of dates) reader.fail(column, texts.becameDate)
    errors.push(...reader.errors.toSorted(byColumn))
    stores.push(store)
  }
  return { stores, errors }
}

const columnLabels: readonly string[] = Object.values(importColumns)

function byColumn(one: CellError, other: CellError): number {
  return columnLabels.indexOf(one.column) - columnLabels.indexOf(other.column)
}

type Cells = ListedRow['cells']

class RowReader {
  readonly errors: CellError[] = []
  readonly #row: number
  readonly #cells: Cells

  constructor(row: number, cells: Cells) {
    this.#row = row
    this.#cells = cells
  }

  readonly fail = (column: ImportColumn, message: string): undefined => {
    this.errors.push({ row: this.#row, column: importColumns[column], message })
  }

  facts(): Omit<ListedStore, 'row' | 'place'> {
    const facts = { code: this.#code(), name: this.#name() }
    const [phone, street, status] = [this.#phone(), this.#street(), this.#status()]
    return {
      ...facts,
      ...(phone !== undefined && { phone }),
      ...(street !== undefined && { street }),
      ...(status !== undefined && { status }),
      ...this.#point(),
    }
  }

  #code(): string {
    const code = storeCodeField.safeParse(this.#cells.code ?? '')
    if (!code.success) this.fail('code', drugstoreTexts.codeFormat)
    return code.data ?? ''
  }

  #name(): string {
    const name = cleanText(this.#cells.name ?? '')
    if (name.length < 3 || name.length > 150) this.fail('name', texts.nameWrong)
    return name
  }

  #phone(): string | undefined {
    const { phone: typed } = this.#cells
    if (typed === undefined) return undefined
    const phone = withItsZero(normalizePhone(typed))
    return isPhone(phone) ? phone : this.fail('phone', texts.phoneWrong(typed))
  }

  #street(): string | undefined {
    const { street: typed } = this.#cells
    if (typed === undefined) return undefined
    const street = cleanText(typed)
    return street.length > 200 ? this.fail('street', texts.streetWrong) : street
  }

  #status(): ListedStore['status'] {
    const { status: typed } = this.#cells
    if (typed === undefined) return undefined
    return statusWords.get(foldVietnamese(typed)) ?? this.fail('status', texts.statusUnknown(typed))
  }

  #point(): Pick<ListedStore, 'latitude' | 'longitude'> {
    const latitude = this.#degrees('latitude', 90)
    const longitude = this.#degrees('longitude', 180)
    const { latitude: north, longitude: east } = this.#cells
    if ((north === undefined) !== (east === undefined)) {
      this.fail(north === undefined ? 'latitude' : 'longitude', texts.degreesAlone)
    }
    return latitude === undefined || longitude === undefined ? {} : { latitude, longitude }
  }

  #degrees(column: 'latitude' | 'longitude', most: number): number | undefined {
    const typed = this.#cells[column]
    if (typed === undefined) return undefined
    const degrees = Number(typed.replace(',', '.'))
    const isDegrees = Math.abs(degrees) <= most
    return isDegrees ? degrees : this.fail(column, texts.degreesWrong(typed))
  }
}

/** As the desk shows it, and as people write it; folded. */
const statusWords = new Map<string, 'active' | 'disabled'>([
  ...['hoat dong', 'dang hoat dong', 'dang mo', 'active'].map((word) => [word, 'active'] as const),
  ...['da ngung', 'ngung', 'ngung hoat dong', 'da dong', 'disabled'].map(
    (word) => [word, 'disabled'] as const,
  ),
])

/** A spreadsheet that takes a phone for a number drops the zero in front. */
function withItsZero(phone: string): string {
  return /^[1-9]\d{8}$/.test(phone) ? `0${phone}` : phone
}
