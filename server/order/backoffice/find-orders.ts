import type { ParsedInput } from '#domain/contract.ts'
import { addDays, type VietnamDay } from '#domain/kernel/dates.ts'
import { orderTypes, paymentMethodOf } from '#domain/order/api.ts'
import type { listBoard } from '#domain/order/backoffice/api.ts'
import { daysOfCode, type CodeDays } from '#domain/order/backoffice/code-days.ts'
import { readOrderQuery, type OrderQuery } from '#domain/order/backoffice/read-query.ts'
import { paymentMethods } from '#domain/order/payment-method.ts'
import { orderStatuses, paymentStatuses } from '#domain/order/status.ts'
import type { Db } from '../../platform/db.ts'
import type { Place } from './board-cursor.ts'
import {
  countNarrowed,
  listFewByTotal,
  listPicked,
  listWalked,
  type Narrowing,
  type Page,
} from './board-queries.ts'
import { candidatesFor } from './candidates.ts'

export type BoardFilter = Omit<ParsedInput<typeof listBoard>, 'sort' | 'cursor' | 'limit'>

export interface FoundOrders {
  ids: number[]
  /** Where the next page begins: there may be more. */
  next: Place | null
}

/** So many orders are read and sorted sooner than they are found among all by their totals. */
const fewOrders = 5000
/** With a search, this many of the newest that were found are put in the order of their totals. */
const maxByTotal = 5000

/**
 * The numbers of a page of the board. A page may be short, even empty, and not be the last: what two
 * frequent words have in common is looked for among so many orders at a time.
 */
export async function findOrders(db: Db, filter: BoardFilter, page: Page): Promise<FoundOrders> {
  const query = readOrderQuery(filter.q)
  const narrowing = toNarrowing(filter, query)
  if (query.by === 'nothing' || !narrowing) return { ids: [], next: null }
  // One more than is shown tells whether there is a next page.
  const wider = { ...page, limit: page.limit + 1 }
  if (query.by === 'everything' || query.by === 'day') {
    return toFound(await listByWalking(db, narrowing, wider), page, null)
  }
  const candidates = await candidatesFor(db, narrowing, query, isNarrow(filter))
  if (!candidates) return { ids: [], next: null }
  // By total all candidates are looked at, by time only until the page is full.
  const max = page.sort === 'total' ? Math.min(candidates.max, maxByTotal) : candidates.max
  const { places, last } = await listPicked(db, narrowing, wider, { ...candidates, max })
  return toFound(places, page, last)
}

async function listByWalking(db: Db, narrowing: Narrowing, page: Page): Promise<Place[]> {
  const hasDays = narrowing.from !== '-infinity' || narrowing.until !== 'infinity'
  if (page.sort !== 'total' || !hasDays) return listWalked(db, narrowing, page)
  const count = await countNarrowed(db, narrowing, fewOrders + 1)
  return count <= fewOrders
    ? listFewByTotal(db, narrowing, page, fewOrders)
    : listWalked(db, narrowing, page)
}

function toFound(places: readonly Place[], { limit }: Page, last: Place | null): FoundOrders {
  const shown = places.slice(0, limit)
  const next = places.length > limit ? shown.at(-1)! : last
  return { ids: shown.map(({ id }) => id), next }
}

/** Null when a code begins with what no day is. */
function toNarrowing(filter: BoardFilter, query: OrderQuery): Narrowing | null {
  const days: Partial<CodeDays> | null = query.by === 'day' ? daysOfCode(query.digits) : {}
  if (!days) return null
  return {
    statuses: chosen(filter.status) ?? orderStatuses,
    methods: chosen(filter.payment_type)?.map(paymentMethodOf) ?? paymentMethods,
    paymentStatuses: filter.payment_status ? [filter.payment_status] : paymentStatuses,
    types: filter.order_type ? [filter.order_type] : orderTypes,
    from: startOf(latest(filter.from, days.from), '-infinity'),
    until: startOf(dayAfter(earliest(filter.to, days.to)), 'infinity'),
  }
}

function isNarrow(filter: BoardFilter): boolean {
  const { status, payment_type, payment_status, order_type } = filter
  return Boolean(chosen(status) ?? chosen(payment_type) ?? payment_status ?? order_type)
}

/** Choosing nothing is choosing all. */
function chosen<T>(values: readonly T[] | undefined): readonly T[] | undefined {
  return values?.length ? values : undefined
}

/** The instant at which a Vietnam day begins. */
function startOf(day: VietnamDay | undefined, otherwise: string): string {
  return day === undefined ? otherwise : `${day}T00:00:00+07:00`
}

function dayAfter(day: VietnamDay | undefined): VietnamDay | undefined {
  return day === undefined ? undefined : addDays(day, 1)
}

function latest(...days: (VietnamDay | undefined)[]): VietnamDay | undefined {
  return known(days).at(-1)
}

function earliest(...days: (VietnamDay | undefined)[]): VietnamDay | undefined {
  return known(days).at(0)
}

function known(days: (VietnamDay | undefined)[]): VietnamDay[] {
  return days.filter((day) => day !== undefined).toSorted()
}
