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

/** The newest orders of a code from its start, or of a phone from its end; of a name none. */
export async function findOrderHits(db: Db, typed: string, max: number): Promise<OrderHit[]> {
  const { by } = readOrderQuery(typed)
  if (by !== 'code' && by !== 'phone') return []
  const { ids } = await findOrders(db, { q: typed }, { sort: 'new', after: null, limit: max })
  return listBoardRows(db, ids)
}

/** How many orders a phone has placed, counted up to `most`. */
export function countOrdersOf(db: Db, phone: string, max: number): Promise<number> {
  return countOfCustomer(db, phone, max)
}
