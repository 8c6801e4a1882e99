import {
  sql,
  type Expression,
  type ExpressionBuilder,
  type RawBuilder,
  type ReferenceExpression,
  type SqlBool,
} from 'kysely'
import { foldVietnamese } from '#domain/kernel/fold.ts'
import { normalizePhone } from '#domain/kernel/phone.ts'

/** One way in which a row may be meant; null where what was typed cannot mean it. */
export type Match<DB, TB extends keyof DB> = (
  row: ExpressionBuilder<DB, TB>,
  q: string,
) => RawBuilder<SqlBool> | null

/** All words, in any order, with or without accents. Wants an index on `vn_fold(…) gin_trgm_ops`. */
export function wordsOf<DB, TB extends keyof DB>(
  column: ReferenceExpression<DB, TB>,
): Match<DB, TB> {
  return (row, q) => hasWords(sql`vn_fold(${refOf(row, column)})`, q)
}

/** The same of a column that keeps its text folded: for tables of which many rows are looked at. */
export function foldedWords<DB, TB extends keyof DB>(
  column: ReferenceExpression<DB, TB>,
): Match<DB, TB> {
  return (row, q) => hasWords(refOf(row, column), q)
}

function hasWords(folded: Expression<unknown>, q: string): RawBuilder<SqlBool> | null {
  const words = foldVietnamese(q).split(' ').filter(Boolean)
  if (words.length === 0) return null
  const patterns = words.map((word) => `%${word}%`)
  // One value for any number of words: the statement stays the same, and prepared.
  return sql<SqlBool>`${folded} like all (${patterns}::text[])`
}

/** Any part of a code, in capitals or not. */
export function partOf<DB, TB extends keyof DB>(
  column: ReferenceExpression<DB, TB>,
): Match<DB, TB> {
  return (row, q) => sql<SqlBool>`strpos(upper(${refOf(row, column)}), ${q.toUpperCase()}) > 0`
}

/** A whole phone or its end; null where what was typed is neither. */
export function hasPhoneEnd(phone: Expression<unknown>, q: string): RawBuilder<SqlBool> | null {
  const digits = normalizePhone(q)
  if (!/^\d+$/.test(digits) || digits.length < minDigits) return null
  return sql<SqlBool>`reverse(${phone}) like ${reversed(digits)} || '%'`
}

/** From this many digits on they may be the end of a phone. */
const minDigits = 3

function reversed(digits: string): string {
  return [...digits].toReversed().join('')
}

function refOf<DB, TB extends keyof DB>(
  row: ExpressionBuilder<DB, TB>,
  column: ReferenceExpression<DB, TB>,
) {
  return typeof column === 'string' ? row.ref(column as never) : (column as RawBuilder<unknown>)
}
