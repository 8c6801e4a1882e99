import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'
import type { CamelRow, Column } from '../../platform/rows.ts'

export type Subscription = CamelRow<
  'webhook_subscription',
  'id' | 'url' | 'personal' | 'secret' | 'former_secret' | 'former_until' | 'failing_since'
>

/** Those that have something to be sent now. */
export function listDue(db: Db, now: Date): Promise<Subscription[]> {
  return queryRows<Subscription>(db, due, [now])
}

const due = `
  select s.id, s.url, s.personal, s.secret, s.former_secret as "formerSecret", s.former_until as "formerUntil",
    s.failing_since as "failingSince"
  from webhook_subscription s join partner p on p.id = s.partner_id and p.active
  where s.state = 'active' and exists (select from webhook_delivery w
    where w.subscription_id = s.id and w.state = 'waiting' and w.next_at <= $1
      and (w.claimed_until is null or w.claimed_until < $1))
  order by s.id`

export interface Claimed {
  id: number
  tries: number
  eventId: number
  kind: Column<'webhook_event', 'kind'>
  object: Column<'webhook_event', 'object'>
  data: Record<string, unknown>
  at: Date
}

/**
 * Takes what is first of each thing, so that what is told of it arrives in its order: what comes after waits until
 * that has arrived or was dropped. Whoever is killed with it in hand lets go when the claim is over.
 */
export function claimDeliveries(
  db: Db,
  { subscriptionId, now, until, count }: ClaimAsked,
): Promise<Claimed[]> {
  return queryRows<Claimed>(db, claim, [subscriptionId, now, until, count])
}

interface ClaimAsked {
  subscriptionId: number
  now: Date
  until: Date
  count: number
}

/** Picked before it is updated: inside `in (…)` the plan may pick again for each row, and claim more than it returns. */
const claim = `
  with picked as materialized (
    select w.id from webhook_delivery w
    where w.subscription_id = $1 and w.state = 'waiting' and w.next_at <= $2
      and (w.claimed_until is null or w.claimed_until < $2)
      and not exists (select from webhook_delivery f where f.subscription_id = w.subscription_id
        and f.object = w.object and f.state = 'waiting' and f.id < w.id)
    order by w.id limit $4 for update skip locked)
  update webhook_delivery d set claimed_until = $3 from picked, webhook_event e
  where d.id = picked.id and e.id = d.event_id
  returning d.id, d.tries, e.id as "eventId", e.kind, e.object, e.data, e.at`

export interface Ended {
  id: number
  subscriptionId: number
  at: Date
  status: number | null
  error: string | null
  ms: number
}

/** It arrived: the subscription is well again. */
export async function noteDelivered(db: Db, { id, subscriptionId, at, status, ms }: Ended) {
  await queryRows(
    db,
    `with done as (
       update webhook_delivery set state = 'delivered', claimed_until = null, tries = tries + 1,
         last_at = $3, last_status = $4, last_error = null, last_ms = $5 where id = $1)
     update webhook_subscription set failing_since = null where id = $2 and failing_since is not null`,
    [id, subscriptionId, at, status, ms],
  )
}

/** It did not: tried again later, or dropped after the last try; nothing for too long pauses the subscription. */
export async function noteFailed(
  db: Db,
  ended: Ended & { nextAt: Date | null; patience: Date },
): Promise<boolean> {
  const { id, subscriptionId, at, status, error, ms, nextAt, patience } = ended
  const rows = await queryRows(db, fail, [
    id,
    subscriptionId,
    at,
    status,
    error,
    ms,
    nextAt,
    patience,
  ])
  return rows.length > 0
}

/** A row where it was paused by this. */
const fail = `
  with tried as (
    update webhook_delivery set claimed_until = null, tries = tries + 1, last_at = $3, last_status = $4,
      last_error = $5, last_ms = $6, next_at = coalesce($7, next_at),
      state = case when $7::timestamptz is null then 'dropped' else state end
    where id = $1
  ), noted as (
    update webhook_subscription set failing_since = coalesce(failing_since, $3),
      state = case when failing_since <= $8 then 'paused' else state end,
      why = case when failing_since <= $8 then 'failing' else why end
    where id = $2 and state = 'active' returning state
  )
  select from noted where state = 'paused'`

/** 410: the receiver is gone for good, and with it all that waits for it. */
export async function noteGone(db: Db, { id, subscriptionId, at, status, ms }: Ended) {
  await queryRows(
    db,
    `with ended as (
       update webhook_subscription set state = 'ended', why = 'gone', version = version + 1 where id = $2),
     told as (
       update webhook_delivery set state = 'dropped', claimed_until = null, tries = tries + 1,
         last_at = $3, last_status = $4, last_error = 'http410', last_ms = $5 where id = $1)
     update webhook_delivery set state = 'dropped', claimed_until = null
     where subscription_id = $2 and state = 'waiting' and id <> $1`,
    [id, subscriptionId, at, status, ms],
  )
}

/** Deliveries of more than a month, and events that nobody waits for any more. */
export async function forgetWebhooks(db: Db, now: Date): Promise<void> {
  await queryRows(
    db,
    `with old as (select id from webhook_event where at < $1::timestamptz - interval '31 days'
       and not exists (select from webhook_delivery d where d.event_id = webhook_event.id and d.state = 'waiting')
       limit 50000),
     gone as (delete from webhook_delivery d using old where d.event_id = old.id returning d.event_id)
     delete from webhook_event e using old where e.id = old.id
       and not exists (select from gone g where g.event_id = e.id)`,
    [now],
  )
}
