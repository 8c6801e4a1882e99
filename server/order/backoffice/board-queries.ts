import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'
import type { Place } from './board-cursor.ts'
import {
  completeWord,
  countTerms,
  countWalk,
  pick,
  walk,
  walkFewByTotal,
  type Sort,
  type Source,
} from './board-sql.ts'
import type { Row } from '../../platform/rows.ts'

/** What narrows the board, everything said: all states where none was chosen. */
export interface Narrowing {
  statuses: readonly string[]
  methods: readonly string[]
  paymentStatuses: readonly string[]
  types: readonly string[]
  /** Instants, or `-infinity` and `infinity`. */
  from: string
  until: string
}

export interface Page {
  sort: Sort
  /** The page begins after it. */
  after: Place | null
  limit: number
}

export interface Candidates {
  source: Source
  /** A term, terms, or the start of a code. */
  found: string | readonly string[] | null
  /** Patterns that the folded words of the name meet, between spaces. */
  patterns: readonly string[]
  phonePattern: string
  /** So many are looked at. */
  max: number
}

/** In order of the sort. */
export function listWalked(db: Db, narrowing: Narrowing, page: Page): Promise<Place[]> {
  return queryRows<Place>(db, walk[page.sort], valuesOf(narrowing, page))
}

/** By total, of at most `most` orders that are so. */
export function listFewByTotal(db: Db, narrowing: Narrowing, page: Page, max: number) {
  return queryRows<Place>(db, walkFewByTotal, [...valuesOf(narrowing, page), max])
}

/** With the candidate that was looked at last when there may be more of them. */
export async function listPicked(
  db: Db,
  narrowing: Narrowing,
  page: Page,
  { source, found, patterns, phonePattern, max }: Candidates,
): Promise<{ places: Place[]; last: Place | null }> {
  const values = [...valuesOf(narrowing, page), max, patterns, phonePattern]
  const rows = await queryRows<Place & { fits: boolean }>(db, pick[source][page.sort], [
    ...values,
    ...(found === null ? [] : [found]),
  ])
  return { places: rows.filter(({ fits }) => fits), last: rows.find(({ fits }) => !fits) ?? null }
}

/** How many orders are so, counted up to `most`. */
export async function countNarrowed(db: Db, narrowing: Narrowing, max: number): Promise<number> {
  const rows = await queryRows<{ count: number }>(db, countWalk, [...choicesOf(narrowing), max])
  return rows[0]!.count
}

/** How many orders of those days each term finds, counted up to `most`. */
export async function countByTerm(
  db: Db,
  terms: readonly string[],
  { from, until }: Narrowing,
  max: number,
): Promise<Map<string, number>> {
  const values = [terms, from, until, max]
  const rows = await queryRows<Row<'order_term', 'term'> & { count: number }>(
    db,
    countTerms,
    values,
  )
  return new Map(rows.map(({ term, count }) => [term, count]))
}

/** Words of names that begin so, at most `most`. */
export async function listWordsFrom(db: Db, beginning: string, max: number): Promise<string[]> {
  const rows = await queryRows<Row<'order_term', 'term'>>(db, completeWord, [beginning, max])
  return rows.map(({ term }) => term)
}

function choicesOf({ statuses, methods, paymentStatuses, types, from, until }: Narrowing) {
  return [statuses, methods, paymentStatuses, types, from, until]
}

function valuesOf(narrowing: Narrowing, { sort, after, limit }: Page): unknown[] {
  return [...choicesOf(narrowing), ...startOf(sort, after), limit]
}

function startOf(sort: Sort, after: Place | null): [key: string | number, id: number] {
  if (sort === 'total') return after ? [after.key, after.id] : [maxNumber, maxNumber]
  if (after) return [instantOf(after.key), after.id]
  return sort === 'new' ? ['infinity', maxNumber] : ['-infinity', 0]
}

const maxNumber = Number.MAX_SAFE_INTEGER

/** ISO 8601 with the microseconds that the database keeps. */
function instantOf(micros: number): string {
  const seconds = new Date(Math.floor(micros / 1000)).toISOString().slice(0, -1)
  return `${seconds}${String(micros % 1000).padStart(3, '0')}Z`
}
