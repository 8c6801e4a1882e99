import { toVietnamIso } from '#domain/kernel/dates.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import type { Order } from '#domain/order/api.ts'
import { keptOf, missingOf } from '#domain/order/money.ts'
import { waitsForMoney, type PaymentMethod } from '#domain/order/payment-method.ts'
import { isEnded } from '#domain/order/status.ts'
import type { PaymentView } from '#domain/payment/api.ts'
import { shownStateOf } from '#domain/payment/attempts.ts'
import { describeFailure } from '#domain/payment/texts.ts'
import type { Context } from '../../context.ts'
import {
  findPayments,
  isMethodReady,
  transferOrderOf,
  viewBuyerAccount,
  type AttemptView,
  type PaymentsOfOrder,
} from '../../payment/index.ts'
import type { OrderWithParts } from '../queries.ts'

/** How orders are being paid, and what goes back of it; by the order's id. */
export type PaymentParts = Pick<Order, 'payment' | 'refunds'>

/**
 * The payment's part of what buyers see of their orders: one more query, for those that are not simply
 * paid at the door. `withQr` draws the code of an order that waits for a transfer, and leads to where
 * money that goes back is told its account.
 */
export async function viewPayments(
  ctx: Context,
  orders: readonly OrderWithParts[],
  { withQr }: { withQr: boolean },
): Promise<ReadonlyMap<number, PaymentParts>> {
  const concerned = orders.filter((parts) => !isSimplyCash(parts))
  const payments = await findPayments(
    ctx.db,
    concerned.map(({ order }) => order.id),
  )
  return new Map(
    concerned.map((parts) => {
      const { attempts, refunds } = payments.get(parts.order.id) ?? nothing
      const payment = paymentOf(ctx, parts, attempts, withQr)
      const views = refunds.map((refund) =>
        toRefund(refund, withQr && viewBuyerAccount(ctx, refund)),
      )
      return [parts.order.id, { ...(payment ? { payment } : {}), refunds: views }]
    }),
  )
}

const nothing: PaymentsOfOrder = { attempts: [], refunds: [] }

function isSimplyCash({ order, money }: OrderWithParts): boolean {
  const came = money.received > 0 && !isEnded(order.status)
  return order.payment_method === 'cash' && money.owed === 0 && !came
}

function paymentOf(
  ctx: Context,
  { order, money }: OrderWithParts,
  attempts: readonly AttemptView[],
  withQr: boolean,
): PaymentView | null {
  const total = order.payment + order.shipping_fee
  if (!waitsForMoney({ paymentMethod: order.payment_method, total }))
    return cashOf({ order, money })
  // What goes back again has not been paid.
  const received = vnd(Math.max(0, money.received - money.owed))
  if (order.payment_status !== 'open') return { state: 'paid', received }
  // Nothing came, and nothing can come any more.
  if (order.status === 'cancelled') return null
  const state = shownStateOf(isCounted(attempts, money.received) ? undecided(attempts) : attempts)
  const failure = state === 'failed' ? attempts.at(-1)?.failure : null
  const payUntil = order.pay_until === null ? null : new Date(order.pay_until)
  return {
    state,
    received,
    ...(failure ? { failure: describeFailure(failure) } : {}),
    ...(payUntil ? { expires_at: toVietnamIso(payUntil) } : {}),
    ...(withQr && payUntil ? qrOf(ctx, { order, money }, payUntil) : {}),
  }
}

/** Money that came before the door: the courier collects that much less. */
function cashOf({ order, money }: Pick<OrderWithParts, 'order' | 'money'>): PaymentView | null {
  const kept = keptOf(money)
  if (kept === 0 || isEnded(order.status)) return null
  return { state: order.payment_status === 'open' ? 'waiting' : 'paid', received: vnd(kept) }
}

/** All that came by card is in the order's ledger, and did not suffice. */
function isCounted(attempts: readonly AttemptView[], received: number): boolean {
  const succeeded = attempts.filter(({ state }) => state === 'succeeded')
  return succeeded.reduce((sum, { amount }) => sum + amount, 0) <= received
}

function undecided(attempts: readonly AttemptView[]): AttemptView[] {
  return attempts.filter(({ state }) => state !== 'succeeded')
}

/** Only for an order that is open: until its points are burnt there may be no order. */
function qrOf(
  ctx: Context,
  { order, money }: Pick<OrderWithParts, 'order' | 'money'>,
  payUntil: Date,
): Pick<PaymentView, 'qr'> {
  const { status, payment_method: method, code } = order
  if (status !== 'open' || !isByTransfer(method) || !isMethodReady(ctx.config, method)) return {}
  return { qr: transferOrderOf(ctx, { code, amount: missingOf(money), payUntil }) }
}

function isByTransfer(method: PaymentMethod): boolean {
  return method === 'qrCode' || method === 'transfer'
}

type Refunds = Order['refunds'][number]

function toRefund(
  { amount, reason, state, at, doneAt }: PaymentsOfOrder['refunds'][number],
  account: Refunds['account'] | false,
): Refunds {
  return {
    amount: vnd(amount),
    reason,
    state,
    at,
    ...(doneAt ? { done_at: doneAt } : {}),
    ...(account ? { account } : {}),
  }
}
