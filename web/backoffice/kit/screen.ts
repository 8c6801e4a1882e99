import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { AnyListing } from '#domain/listing.ts'
import type { InputProps } from '#web/form/form-context.ts'
import type {
  ActionOf,
  AnyResource,
  FieldsInputOf,
  IdOf,
  IssuedOf,
  NewFieldsInputOf,
  RecordOf,
  RowOf,
  SortOf,
} from '#domain/resource.ts'

/** A kind of record with all that the kit shows of it. */
export type ShownResource = AnyResource & {
  export: { path: string }
  import: { path: string }
}

export interface ScreenColumn<R extends AnyListing> {
  key: string
  head: string
  cell: (row: RowOf<R>) => ReactNode
  align?: 'left' | 'right'
  /** Of head and cells alike. */
  className?: string
  sort?: SortOf<R>
}

/** How a field is called and drawn; what kind it is and what it allows is its schema's. */
export interface FieldWords {
  label: string
  hint?: string
  /** Đồng, a number of things that may be large, or a telephone's keyboard. */
  as?: 'money' | 'count' | 'tel'
  /** What it means that there is no value; by default that it is empty. */
  none?: string
  /** Of a list: the button for one more. */
  add?: string
  /** Of a choice, or of a switch: `true` and `false`. */
  labels?: Readonly<Record<string, string>>
  /** In a form of two columns it has both. */
  wide?: true
  /** Draws a field that is none of the kinds of `web/form`. */
  input?: (props: InputProps) => ReactNode
  /** Its value in words, where it is no plain one; beside the other values of its record, where they are known. */
  text?: (value: unknown, record: Readonly<Record<string, unknown>>) => string
}

/** A part of a form that would be long in one column. */
export interface FormSection<Name extends string = string> {
  title: string
  /** In the order in which they are filled in. */
  fields: readonly Name[]
  /** What few records need: folded, with a line of what is set. */
  folded?: true
}

export interface FilterOption {
  value: string
  label: string
}

export interface FilterWords {
  /** As the address says it: `trang-thai`. */
  param: string
  label: string
  /** The first choice: `Mọi trạng thái`. */
  all: string
  /** By value; a hook where they are the server's to say. */
  options: Readonly<Record<string, string>> | (() => readonly FilterOption[])
  /** Chosen by the states above the list, which say how much is in each. */
  isTab?: true
  /** Only other screens link to it: it is shown where it narrows the list, and not offered. */
  isLinked?: true
}

/** What narrows a list and leads to it; all of it is in its address. */
export interface ListDefinition<L extends AnyListing> {
  words: ListWords
  /** Of the list. */
  path: string
  filters: Readonly<Record<FilterName<L>, FilterWords>>
}

export interface ListWords {
  title: string
  text?: string
  /** What one may type; without it there is nothing to search by. */
  search?: string
  /** What an import does; without it there are no files in and out. */
  importSays?: string
  /** What the list finds leaves as a file, and none comes in. */
  exports?: true
}

type FilterName<R extends AnyListing> = Extract<keyof z.output<R['filters']>, string>

type FieldName<R extends AnyResource> = Extract<
  keyof NewFieldsInputOf<R> | keyof FieldsInputOf<R>,
  string
>
/** A record with what adding it handed out. */
export type AddedOf<R extends AnyResource> = RecordOf<R> & IssuedOf<R>

/** All that a kind of record is on the screen. */
export interface ScreenDefinition<R extends ShownResource> extends ListDefinition<R> {
  words: ScreenWords
  icon: ReactNode
  /** Of one record's page. */
  recordPath: (id: IdOf<R>) => string
  titleOf: (row: RowOf<R>) => string
  columns: readonly ScreenColumn<R>[]
  /** A row where there is no room for columns. */
  card: (row: RowOf<R>) => ReactNode
  /** In the order of the form. */
  fields: { readonly [Name in FieldName<R>]-?: FieldWords }
  /** The form in parts and two columns, where it has many fields; each of them stands in one. */
  sections?: readonly FormSection<FieldName<R>>[]
  /** What the record will do, in words, while its form is filled in; empty while that cannot be said. */
  sentence?: (values: Readonly<Record<string, unknown>>) => string
  /** What a new record begins with. */
  blank: NewFieldsInputOf<R>
  /** Leads to the page of a record that was added: there it is made ready. */
  opensAdded?: true
  /** Shows what adding one hands out, where the resource has `issued`: nobody sees it again. */
  issued?: (props: { record: AddedOf<R>; onClose: () => void }) => ReactNode
  /** What else begins at the list, beside adding one; it asks itself who may. */
  actions?: () => ReactNode
  /** How each of the resource's actions on many is called; without it no row has a tick box. */
  bulk?: BulkWords<R>
}

/** What is done to many records at once. */
export interface BulkWords<R extends AnyResource> {
  /** `312 nhân viên`. */
  count: (records: number) => string
  actions: Readonly<Record<ActionOf<R>, ActionWords>>
}

export interface ActionWords {
  label: string
  /** What becomes of `312 nhân viên`, before it is done. */
  will: (many: string) => string
}

export interface ScreenWords extends ListWords {
  text: string
  table: string
  search: string
  /** These three of what staff add. */
  add?: string
  addTitle?: string
  addSays?: string
  editTitle: string
  editSays: string
  saved: string
  back: string
  notFound: string
  emptyTitle: string
  emptyText: string
  noneTitle: string
  noneText: string
}

/** What a person may write of a record. */
export function fieldsOf<R extends ShownResource>(resource: R, record: RowOf<R>): FieldsInputOf<R> {
  const known = record as Readonly<Record<string, unknown>>
  const names = Object.keys(resource.fields.shape)
  return Object.fromEntries(names.map((name) => [name, known[name]])) as FieldsInputOf<R>
}
