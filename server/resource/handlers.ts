import type { ParsedInput } from '#domain/contract.ts'
import type {
  ActionOf,
  AnyResource,
  FieldsOf,
  IdOf,
  Importable,
  IssuedOf,
  NewFieldsOf,
  RecordOf,
  RowOf,
} from '#domain/resource.ts'
import type { Context, SignedInStaff } from '../context.ts'
import type { OutTableOf, TableOf } from './columns.ts'

/** The database of the context is the transaction of the write: what fails takes everything back. */
export interface Writing extends Context {
  /** Who writes. */
  by: SignedInStaff
  /** Why, in the words of whoever writes; empty in a dry run and for what is done to many. */
  reason: string
}

/** What the audit calls a change, by what it did. */
interface ChangeName<R extends AnyResource> {
  of(before: RecordOf<R>, after: RecordOf<R>): string
}

/** What one kind of record does itself; everything else is the kit's. */
export type Handlers<R extends AnyResource> = Served<R> &
  (false extends R['adds'] ? Partial<Creating<R>> : Creating<R>)

export interface Creating<R extends Importable> {
  /** Writes a new one and gives its id, with what it hands out where the resource has `issued`. */
  create(ctx: Writing, fields: NewFieldsOf<R>): Promise<CreatedOf<R>>
}

interface Served<R extends AnyResource> {
  /** What the audit calls a write: `Thêm nhân viên công ty`; a change by what it did, where that is told apart. */
  texts: {
    added: string
    changed: string | ChangeName<R>['of']
    imported: string
  }
  /** A unique constraint of the database → the field whose value is taken, and how that is said. */
  taken: Readonly<Record<string, Readonly<Record<string, string>>>>
  list(ctx: Context, asked: ParsedInput<R['list']>): Promise<{ rows: RowOf<R>[]; total: number }>
  get(ctx: Context, id: IdOf<R>): Promise<RecordOf<R> | null>
  /** The same without what only the record's own page says, where that costs more: for what is done to many. */
  getFields?(ctx: Context, id: IdOf<R>): Promise<Acted<R> | null>
  /**
   * Writes the fields by one update that asks for the version and raises it. False when no row has that
   * version: then nothing was written.
   */
  change(ctx: Writing, at: { id: IdOf<R>; version: number }, fields: FieldsOf<R>): Promise<boolean>
  /** How people call a record, and what tells it from others: for search and for what is done to many. */
  describe?(record: RowOf<R>): { title: string; text: string }
  /** What is done to many at once, where the resource has `actions`; each is told by `describe`. */
  actions?: Readonly<Record<ActionOf<R>, BulkAction<R>>>
  /** The columns of its files; without it there is neither export nor import. */
  table?: TableOf<R>
  /** Its list and the file of it may be read from a standby: see `Endpoint`. */
  mayBeBehind?: true
  /** Instead of `table`, the columns of a file of what the list finds, where none comes in. */
  out?: OutTableOf<R>
}

export type CreatedOf<R extends Importable> = IdOf<R> | { id: IdOf<R>; issued: IssuedOf<R> }

/** One thing that is done to many records. */
export interface BulkAction<R extends AnyResource> {
  /** What the audit calls it, of each record: `Cho nhân viên nghỉ`. */
  action: string
  /**
   * The fields it sets; a record that has them already is left alone. Refuses what must not be done to this
   * one, and all that `change` refuses is refused too.
   */
  set(ctx: Context, record: Acted<R>): Partial<FieldsOf<R>> | Promise<Partial<FieldsOf<R>>>
}

/** A record as an action on many sees it: its row, and all that people write of it. */
export type Acted<R extends AnyResource> = { id: IdOf<R>; version: number } & RowOf<R> & FieldsOf<R>
