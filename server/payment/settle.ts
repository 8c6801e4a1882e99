import { minutes } from '#domain/kernel/durations.ts'
import { nextAttemptState, type Teller } from '#domain/payment/attempts.ts'
import type { CardProvider, GatewayReport, Verdict } from '../adapters/payments/card-gateway.ts'
import type { Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { lockAttempt, type AttemptRow } from './attempt-queries.ts'
import { insertEvent, type AttemptChange } from './settle-queries.ts'
import { startRefund } from './start-refund.ts'
import { storable } from './storable.ts'

export interface News {
  provider: CardProvider
  kind: Teller
  report: GatewayReport
  /** As it came; kept with the event. */
  raw: Readonly<Record<string, unknown>>
}

export interface Settled {
  verdict: Verdict
  /** It was told before; nothing moved now. */
  isRepeated: boolean
}

/**
 * Takes what a gateway says of a payment, whoever brings it: in one transaction under the payment's row
 * lock the news is written down, and amount and currency decide what it is worth. However often and
 * however much at once it is told, a payment settles once (docs/rules/payments.md).
 */
export async function settle(ctx: Context, news: News): Promise<Settled> {
  const at = ctx.clock.now()
  const done = await ctx.db.transaction().execute(async (trx) => {
    const attempt = await lockAttempt(trx, {
      provider: news.provider,
      reference: news.report.reference,
    })
    return { attempt, ...(await takeNews(trx, attempt, news, at)) }
  })
  if (done.hasMoved) announce(ctx, done.attempt!.orderCode)
  if (done.verdict === 'paidTwice' && !done.isRepeated) ctx.changeBus.tell(['refunds'])
  return done
}

/** Writes news about a locked payment down, and moves it when that is what the news mean. */
export async function takeNews(
  trx: Db,
  attempt: AttemptRow | null,
  { provider, kind, report, raw }: News,
  at: Date,
): Promise<Settled & { hasMoved: boolean }> {
  const verdict = evaluate(attempt, report, kind)
  const change = attempt && changeOf(attempt, report, verdict, kind, at)
  const event = { provider, eventId: report.eventId, kind, verdict, raw: storable(raw), at }
  const isNew = await insertEvent(trx, { ...event, paymentId: attempt?.id ?? null }, change)
  if (attempt && isNew && verdict === 'paidTwice') await giveSecondBack(trx, attempt, report, at)
  return { verdict, isRepeated: !isNew, hasMoved: isNew && change !== null }
}

/**
 * Its gateway took the money of one payment twice. The order was paid by the first; the second belongs to none,
 * and is given back there by a person, as a gateway gives back by its first number alone.
 */
async function giveSecondBack(
  trx: Db,
  { id, orderCode, method, amount }: AttemptRow,
  { providerReference }: GatewayReport,
  at: Date,
): Promise<void> {
  await startRefund(trx, {
    orderId: null,
    orderCode,
    receiptId: null,
    method,
    amount,
    reason: 'double',
    cause: `payment:${id}:again:${providerReference}`,
    failure: `again ${providerReference}`,
    at,
  })
}

/** After commit: the order hears of its money, open pages look again. */
export function announce(ctx: Context, orderCode: string): void {
  ctx.outbox.wake()
  ctx.changeBus.tell([`order:${orderCode}`, 'payments'])
}

/** What a report is worth. Amounts are looked at before anything else is believed. */
export function evaluate(
  attempt: Pick<AttemptRow, 'amount' | 'state' | 'providerReference'> | null,
  { amount, currency, outcome, providerReference }: GatewayReport,
  kind: Teller,
): Verdict {
  if (!attempt) return 'unknownReference'
  if (currency !== 'VND') return 'wrongCurrency'
  if (amount !== attempt.amount) return 'wrongAmount'
  if (outcome === 'pending') return 'pending'
  if (nextAttemptState(attempt.state, outcome, kind))
    return outcome === 'paid' ? 'applied' : outcome
  const isOther = providerReference !== null && providerReference !== attempt.providerReference
  return outcome === 'paid' && isOther ? 'paidTwice' : 'settledBefore'
}

const doubtfulPause = minutes(10)

function changeOf(
  { state }: AttemptRow,
  { outcome, code, providerReference }: GatewayReport,
  verdict: Verdict,
  kind: Teller,
  at: Date,
): AttemptChange | null {
  if (verdict !== 'applied' && verdict !== 'failed' && verdict !== 'review') return null
  return {
    state: nextAttemptState(state, outcome, kind)!,
    failure: verdict === 'applied' ? null : code,
    providerReference,
    askAt: verdict === 'review' ? new Date(at.getTime() + doubtfulPause) : null,
  }
}
