import { toVietnamIso } from '#domain/kernel/dates.ts'
import type { Db } from '../platform/db.ts'
import type { AccountFacts } from './refund-account/account-queries.ts'
import { listOfOrders } from './order-view-queries.ts'
import type { CamelRow, Column, Json } from '../platform/rows.ts'

/** A try to pay by card, as views show it. Times are ISO 8601. */
export interface AttemptView extends Json<
  CamelRow<'payment', 'reference' | 'method' | 'provider' | 'state' | 'expires_at'>
> {
  /** Đồng. */
  amount: Column<'payment', 'amount'>
  /** The buyer has come back from the gateway. */
  hasReturned: boolean
  /** The gateway's code of a failure; `describeFailure` says it in words. */
  failure: Column<'payment', 'failure'>
  at: string
}

/** Money that goes back or went back. Times are ISO 8601. */
export interface RefundRow extends Json<
  CamelRow<
    'refund',
    'id' | 'method' | 'reason' | 'state' | 'failure' | 'tries' | 'proof' | 'done_by' | 'done_at'
  >
> {
  /** Đồng. */
  amount: Column<'refund', 'amount'>
  at: string
  /** The account that it goes to; null where none is known and nobody was asked. */
  account: AccountFacts | null
}

export interface PaymentsOfOrder {
  /** The oldest first. */
  attempts: AttemptView[]
  refunds: RefundRow[]
}

/** Tries by card and refunds of orders, for views; an order without any has empty lists. */
export async function findPayments(
  db: Db,
  orderIds: readonly number[],
): Promise<Map<number, PaymentsOfOrder>> {
  if (orderIds.length === 0) return new Map()
  const rows = await listOfOrders(db, orderIds)
  return new Map(
    rows.map(({ orderId, attempts, refunds }) => [
      orderId,
      {
        attempts: (attempts ?? []).map((row) => ({
          ...row,
          at: iso(row.at),
          expiresAt: iso(row.expiresAt),
        })),
        refunds: (refunds ?? []).map((row) => ({
          ...row,
          at: iso(row.at),
          doneAt: row.doneAt && iso(row.doneAt),
        })),
      },
    ]),
  )
}

function iso(text: string): string {
  return toVietnamIso(new Date(text))
}
