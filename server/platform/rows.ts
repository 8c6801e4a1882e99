import type { Selectable } from 'kysely'
import type { Database } from './database.ts'

/**
 * What a statement gives, said by the tables it reads: a column that is renamed or retyped in a
 * `tables.ts` fails to compile wherever it is read. Only what SQL computes is stated by hand.
 */
export type Row<T extends Table, C extends ColumnOf<T> = ColumnOf<T>> = Pick<Read<T>, C>

/** The same, each column named as in `created_at as "createdAt"`. */
export type CamelRow<T extends Table, C extends ColumnOf<T>> = {
  [K in C as Camel<K>]: Read<T>[K]
}

/** One column, for what is given under another name. */
export type Column<T extends Table, C extends ColumnOf<T>> = Read<T>[C]

/** What an outer join may not have found. */
export type Outer<R> = { [K in keyof R]: R[K] | null }

/** As `row_to_json` and `json_agg` give it: moments are text. */
export type Json<R> = {
  [K in keyof R]: R[K] extends Date ? string : R[K] extends Date | null ? string | null : R[K]
}

type Table = keyof Database
type Read<T extends Table> = Selectable<Database[T]>
type ColumnOf<T extends Table> = keyof Read<T> & string

type Camel<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name
