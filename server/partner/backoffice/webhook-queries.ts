import { sql } from 'kysely'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import type { Webhook, WebhookDelivery } from '#domain/partner/backoffice/webhooks.ts'
import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'
import type { Row } from '../../platform/rows.ts'

/** A subscription as people see it: never its secrets. */
type Shown = Omit<Row<'webhook_subscription'>, 'secret' | 'former_secret' | 'former_until'> & {
  waiting: number
}

export async function listSubscriptions(db: Db, partnerId: number): Promise<Webhook[]> {
  const rows = await subscriptions(db)
    .where('s.partner_id', '=', partnerId)
    .orderBy('s.id')
    .execute()
  return rows.map(toWebhook)
}

export async function findSubscription(db: Db, id: number): Promise<Shown | null> {
  return (await subscriptions(db).where('s.id', '=', id).executeTakeFirst()) ?? null
}

/** Held for what is done to it. */
export async function lockSubscription(trx: Db, id: number): Promise<void> {
  await trx
    .selectFrom('webhook_subscription')
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .execute()
}

function subscriptions(db: Db) {
  return db
    .selectFrom('webhook_subscription as s')
    .select(['s.id', 's.partner_id', 's.version', 's.url', 's.topics', 's.personal', 's.state'])
    .select(['s.why', 's.failing_since', 's.created_at', 's.created_by'])
    .select(
      sql<number>`(select count(*)::int from (select from webhook_delivery d
        where d.subscription_id = s.id and d.state = 'waiting' limit 100000) w)`.as('waiting'),
    )
}

export function toWebhook({
  failing_since: since,
  created_at,
  partner_id: _partner,
  ...row
}: Shown): Webhook {
  return {
    ...row,
    ...(since ? { failing_since: toVietnamIso(since) } : {}),
    created_at: toVietnamIso(created_at),
  }
}

export async function listSent(
  db: Db,
  asked: { id: number; state?: WebhookDelivery['state']; before?: number; limit: number },
): Promise<WebhookDelivery[]> {
  let found = db
    .selectFrom('webhook_delivery as d')
    .innerJoin('webhook_event as e', 'e.id', 'd.event_id')
    .select(['d.id', 'd.event_id', 'e.kind', 'e.object', 'e.at', 'd.state', 'd.tries'])
    .select(['d.last_at', 'd.last_status', 'd.last_error', 'd.last_ms'])
    .where('d.subscription_id', '=', asked.id)
  if (asked.state) found = found.where('d.state', '=', asked.state)
  if (asked.before !== undefined) found = found.where('d.id', '<', asked.before)
  const rows = await found.orderBy('d.id', 'desc').limit(asked.limit).execute()
  return rows.map((row) => ({
    id: row.id,
    event: `evt_${row.event_id}`,
    kind: row.kind,
    object: row.object,
    at: toVietnamIso(row.at),
    state: row.state,
    tries: row.tries,
    ...(row.last_at ? { last_at: toVietnamIso(row.last_at) } : {}),
    ...(row.last_status === null ? {} : { last_status: row.last_status }),
    ...(row.last_error === null ? {} : { last_error: row.last_error }),
    ...(row.last_ms === null ? {} : { last_ms: row.last_ms }),
  }))
}

/** What has ended is sent again with the id it had; what still waits goes at once. How many. */
export async function replay(
  trx: Db,
  { id, first, last }: { id: number; first: number; last: number },
): Promise<number> {
  const rows = await queryRows(
    trx,
    `update webhook_delivery set state = 'waiting', next_at = '-infinity', tries = 0,
       replays = replays + case when state = 'waiting' then 0 else 1 end
     where subscription_id = $1 and id between $2 and $3
       and (claimed_until is null or state <> 'waiting') returning id`,
    [id, first, last],
  )
  return rows.length
}

/** An event for one subscription alone. */
export async function insertPing(trx: Db, id: number, at: Date): Promise<void> {
  await queryRows(
    trx,
    `with told as (insert into webhook_event (kind, object, data, at)
       values ('test.ping', 'test:' || $1, '{}', $2) returning id)
     insert into webhook_delivery (subscription_id, event_id, object)
     select $1::int, id, 'test:' || $1 from told`,
    [id, at],
  )
}
