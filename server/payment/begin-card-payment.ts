import { Refusal } from '#domain/errors.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { minutes } from '#domain/kernel/durations.ts'
import type { GatewayForm } from '#domain/payment/api.ts'
import type { Context } from '../context.ts'
import { insertAttempt } from './attempt-queries.ts'
import { gatewayOf, type CardMethod } from './providers.ts'

export interface PayableOrder {
  id: number
  code: string
  method: CardMethod
  /** Đồng still to be paid. */
  amount: number
  /** The buyer's network address. */
  address: string
  /** Until when the order waits for its money. */
  payUntil: Date
}

/** How long a gateway's page may be used. */
const pageTime = minutes(15)
/** Buyers who begin twice at once get the next number each; more often than this nobody is unlucky. */
const triesAtOnce = 5

/**
 * Begins a try to pay an order by card: a row of its own, and the form that takes the browser to the
 * gateway. The caller has checked whose order it is and that it is open. Refuses
 * `paymentMethodUnavailable` without the gateway, `orderStatusConflict` when the order waits no longer,
 * `rateLimited` after 20 tries.
 */
export async function beginCardPayment(ctx: Context, order: PayableOrder): Promise<GatewayForm> {
  const gateway = gatewayOf(ctx.config, order.method)
  if (!gateway) throw new Refusal('paymentMethodUnavailable')
  const createdAt = ctx.clock.now()
  if (order.payUntil <= createdAt) throw new Refusal('orderStatusConflict')
  const expiresAt = new Date(createdAt.getTime() + pageTime)
  const { code: orderCode, amount, address } = order
  const reference = await addAttempt(ctx, {
    orderId: order.id,
    orderCode,
    method: order.method,
    provider: gateway.provider,
    amount,
    stamp: stampOf(createdAt),
    providerDate: gateway.dateOf(createdAt),
    createdAt,
    expiresAt,
  })
  return gateway.form({ reference, orderCode, amount, createdAt, expiresAt, address })
}

async function addAttempt(
  { db }: Context,
  row: Parameters<typeof insertAttempt>[1],
): Promise<string> {
  for (let nth = 0; nth < triesAtOnce; nth += 1) {
    const reference = await insertAttempt(db, row)
    if (reference) return reference
  }
  throw new Refusal('rateLimited')
}

/** `261121090000`: a reference is the order's code, a time and the number of the try. */
function stampOf(moment: Date): string {
  return toVietnamIso(moment).replace(/\D/g, '').slice(2, 14)
}
