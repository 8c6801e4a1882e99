import { readOrderQuery } from '#domain/order/backoffice/read-query.ts'
import type { OrderStatus } from '#domain/order/status.ts'
import type { Db } from '../../platform/db.ts'
import { findOrders } from './find-orders.ts'
import { countOfCustomer, listBoardRows } from './row-queries.ts'

export interface OrderHit {
  code: string
  receiver: string
  status: OrderStatus
  /** Đồng. */
  total: number
  createdAt: Date
}

/** Fewer letters begin too many names. */
const minLetters = 3

/** The newest orders of a code from its start. */
export async function findOrdersOfCode(db: Db, typed: string, max: number): Promise<OrderHit[]> {
  return readOrderQuery(typed).by === 'code' ? findOrderHits(db, typed, max) : []
}

/** The newest orders of a code from its start, of a phone from its end, or of a receiver by words of the name. */
export async function findOrderHits(db: Db, typed: string, max: number): Promise<OrderHit[]> {
  const query = readOrderQuery(typed)
  const isNamed = query.by === 'name' && query.words.join('').length >= minLetters
  if (query.by !== 'code' && query.by !== 'phone' && !isNamed) return []
  const { ids } = await findOrders(db, { q: typed }, { sort: 'new', after: null, limit: max })
  return listBoardRows(db, ids)
}

/** How many orders a phone has placed, counted up to `most`. */
export function countOrdersOf(db: Db, phone: string, max: number): Promise<number> {
  return countOfCustomer(db, phone, max)
}
