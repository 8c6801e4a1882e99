import { importTexts as texts } from '#domain/import-texts.ts'
import { foldVietnamese } from '#domain/kernel/fold.ts'
import { normalizePhone } from '#domain/kernel/phone.ts'
import type {
  Importable,
  NewFieldsInputOf,
  NewFieldsOf,
  RecordOf,
  RowOf,
} from '#domain/resource.ts'
import type { Context } from '../context.ts'
import type { Head } from './import/read-columns.ts'

/** One field as a cell of a file. */
export interface Column extends Head {
  /** Of several values: rows of one record add theirs, and what is there stays. */
  isList?: true
  /** One of a few words: a dry run counts which becomes which. */
  isChoice?: true
  write(value: unknown): string
  /** What the field's schema is given; `wrong` tells why there is nothing to give. */
  read(text: string): { value: unknown } | { wrong: string }
}

/** One field as several cells, as a place is by the names of its units. */
export interface Columns {
  /** By name; a refusal of `place.ward_id` is told at the cell `ward_id` of the field `place`. */
  cells: Readonly<Record<string, Head>>
  /** For one file: what is looked up for a row is known for the next. */
  open(ctx: Context): Promise<OpenColumns> | OpenColumns
}

export interface OpenColumns {
  write(value: unknown): Promise<Cells> | Cells
  /** What the cells make of the field; undefined where one is wrong, as `fail` was told. */
  read(cells: Cells, fail: TellCell): Promise<Becoming | undefined> | Becoming | undefined
}

/** By name; a cell that is empty, or not in the file, is missing. */
export type Cells = Readonly<Partial<Record<string, string>>>
/** Says what is wrong with a cell. */
export type TellCell = (cell: string, message: string) => undefined
/** A field's next value from the one it has; undefined is that of a new record. */
export type Becoming = (now: unknown) => unknown

/** How a kind of record stands in files. Its columns are named after the fields that they hold. */
export interface TableOf<R extends Importable> {
  /** The file's name before the day: `nhan-vien`. */
  file: string
  /** Of each field that a file has; one that is not among them is left as it is. */
  columns: { [Field in keyof NewFieldsOf<R>]?: Column | Columns }
  /** By which field a row of a file is a record that there is, in capitals or not. */
  key: keyof NewFieldsOf<R> & string
  /** What a new record has where the file does not say it. */
  defaults: Partial<NewFieldsInputOf<R>>
  /** As an import's list calls a record: number and name. */
  titleOf(fields: NewFieldsOf<R>): string
  /** Those with these keys. */
  listByKeys(ctx: Context, keys: readonly string[]): Promise<(RecordOf<R> | RowOf<R>)[]>
}

/** How a kind of record leaves as files that do not come back: columns of the list's rows. */
export interface OutTableOf<R extends Pick<Importable, 'row'>> {
  /** The file's name before the day: `lo-ma`. */
  file: string
  columns: { [Field in keyof RowOf<R>]?: Column }
}

/** A column that is only written. */
export function outColumn(head: string, write: Column['write']): Column {
  return { head, also: [], write, read: (text) => ({ value: text }) }
}

/** A column with the text as it is. */
export function textColumn(head: Head): Column {
  return {
    ...head,
    write: (value) => (typeof value === 'string' || typeof value === 'number' ? `${value}` : ''),
    read: (text) => ({ value: text }),
  }
}

/** Several values in one cell, between `;`, `/`, `,` or lines. */
export function listColumn(head: Head, mend: (part: string) => string = (part) => part): Column {
  return {
    ...head,
    isList: true,
    write: (value) => (value as readonly string[]).join('; '),
    read: (text) => {
      const parts = text.split(/[;/,\n]/).map((part) => part.trim())
      return { value: parts.filter(Boolean).map(mend) }
    },
  }
}

/** A spreadsheet that takes a phone for a number drops the zero in front. */
export function phoneCell(text: string): string {
  const phone = normalizePhone(text)
  return /^[1-9]\d{8}$/.test(phone) ? `0${phone}` : phone
}

interface Choice {
  value: string | boolean
  /** The first is written, the others are understood too. */
  words: readonly [string, ...string[]]
}

/** One of some values, by the words for it. */
export function choiceColumn(head: Head, choices: readonly Choice[]): Column {
  const meant = choices.flatMap(({ value, words }) =>
    words.map((word) => [foldVietnamese(word), value] as const),
  )
  const byWord = new Map(meant)
  const usual = choices.map(({ words }) => words[0])
  return {
    ...head,
    isChoice: true,
    write: (value) => choices.find((choice) => choice.value === value)?.words[0] ?? '',
    read: (text) => {
      const value = byWord.get(foldVietnamese(text))
      return value === undefined ? { wrong: texts.wordUnknown(text, usual) } : { value }
    },
  }
}
