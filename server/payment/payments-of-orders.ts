import type { PaymentMethod } from '#domain/order/payment-method.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import type { AttemptState } from '#domain/payment/attempts.ts'
import type { RefundReason, RefundState } from '#domain/payment/refunds.ts'
import type { CardProvider } from '../adapters/payments/card-gateway.ts'
import type { Db } from '../platform/db.ts'
import { listOfOrders } from './order-view-store.ts'

/** A try to pay by card, as views show it. Times are ISO 8601. */
export interface AttemptView {
  reference: string
  method: PaymentMethod
  provider: CardProvider
  /** Đồng. */
  amount: number
  state: AttemptState
  /** The buyer has come back from the gateway. */
  hasReturned: boolean
  /** The gateway's code of a failure; `describeFailure` says it in words. */
  failure: string | null
  at: string
  expiresAt: string
}

/** Money that goes back or went back. Times are ISO 8601. */
export interface RefundRow {
  id: number
  method: PaymentMethod
  /** Đồng. */
  amount: number
  reason: RefundReason
  state: RefundState
  failure: string | null
  tries: number
  proof: string | null
  doneBy: string | null
  at: string
  doneAt: string | null
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
