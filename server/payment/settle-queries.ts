import type { AttemptState, Teller } from '#domain/payment/attempts.ts'
import type { CardProvider, Verdict } from '../adapters/payments/card-gateway.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'

export interface NewEvent {
  provider: CardProvider
  eventId: string
  kind: Teller
  paymentId: number | null
  verdict: Verdict
  /** JSON text. */
  raw: string
  at: Date
}

/** What news changes about a try whose row is locked. */
export interface AttemptChange {
  state: AttemptState
  failure: string | null
  providerReference: string | null
  /** When the gateway is asked about it again; null for never. */
  askAt: Date | null
}

/**
 * Writes news down, once, with all that follows from it in one statement: the try's new state, and for
 * money that came its receipt and the event that the order hears. False when it was told before.
 */
export async function insertEvent(
  trx: Db,
  event: NewEvent,
  change: AttemptChange | null,
): Promise<boolean> {
  const { provider, eventId, kind, paymentId, verdict, raw, at } = event
  const values = [provider, eventId, kind, paymentId, verdict, raw, at]
  if (!change) return (await queryRows(trx, `${insert} returning id`, values)).length === 1
  const { state, failure, providerReference, askAt } = change
  values.push(state, failure, providerReference, askAt)
  return (await queryRows(trx, insertAndMove, values)).length === 1
}

const insert = `
  insert into payment_event (provider, event_id, kind, payment_id, verdict, raw, received_at)
  values ($1, $2, $3, $4, $5, $6, $7) on conflict (provider, event_id) do nothing`

const insertAndMove = `
  with event as (${insert} returning id, payment_id), moved as (
    update payment p set state = $8, failure = $9, settled_at = $7, ask_at = $11,
      provider_reference = coalesce($10, p.provider_reference)
    from event where p.id = event.payment_id
    returning p.id, p.order_id, p.amount, p.state
  ), receipt as (
    insert into payment_receipt (order_id, amount, cause, payment_id, received_at)
    select order_id, amount, 'payment:' || id, id, $7 from moved where state = 'succeeded'
    returning id, order_id
  ), told as (
    insert into outbox_event (topic, payload, created_at)
    select 'payment.received', jsonb_build_object('receiptId', id, 'orderId', order_id), $7
    from receipt
  )
  select id from event`
