import { sql, type Insertable } from 'kysely'
import { seconds } from '#domain/kernel/durations.ts'
import type { Db } from '../platform/db.ts'
import { inBatches } from '../platform/in-batches.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { Column, Row } from '../platform/rows.ts'
import type { SentMessage } from './list-messages.ts'
import type { NotificationTables } from './tables.ts'

export interface MessageClaim {
  dedupeKey: string
  recipient: string
  template: string
  body: string
  code: string | null
  now: Date
}

/** Longer than a try and the pause before it: who sends a message renews it with each. */
export function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + seconds(20))
}

export type Claimed =
  /** Now ours to send. */
  | number
  /** It was sent, or never will be. */
  | 'ended'
  /** Somebody is at it, or was a moment ago and is gone. */
  | 'held'

/** Ours to send, unless somebody else is at it or it has ended. */
export const claimMessage = inBatches<MessageClaim, Claimed>(async (db, claims) => {
  const keys = claims.map(({ dedupeKey }) => dedupeKey)
  const claimed = await queryRows<Row<'message', 'id'> & { key: Column<'message', 'dedupe_key'> }>(
    db,
    insertClaims,
    [
      keys,
      claims.map(({ recipient }) => recipient),
      claims.map(({ template }) => template),
      claims.map(({ body }) => body),
      claims.map(({ code }) => code),
      claims.map(({ now }) => now),
      claims.map(({ now }) => leaseFrom(now)),
    ],
  )
  const ids = new Map(claimed.map(({ key, id }) => [key, id]))
  const others = keys.filter((key) => !ids.has(key))
  const held = others.length > 0 ? await listHeld(db, others) : new Set()
  return keys.map((key) => ids.get(key) ?? (held.has(key) ? 'held' : 'ended'))
})

// In the order of their keys: two senders never wait for each other in a circle.
const insertClaims = `
  insert into message as m (dedupe_key, recipient, channel, template, body, code, status, sent_at,
    leased_until)
  select c.key, c.recipient, null, c.template, c.body, c.code, 'waiting', c.now, c.leased_until
  from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::timestamptz[],
    $7::timestamptz[]) as c (key, recipient, template, body, code, now, leased_until)
  order by c.key
  on conflict (dedupe_key) do update set leased_until = excluded.leased_until
    where m.status = 'waiting'
      and (m.leased_until is null or m.leased_until <= excluded.sent_at)
  returning dedupe_key as key, id`

async function listHeld(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const rows = await queryRows<{ key: Column<'message', 'dedupe_key'> }>(
    db,
    `select dedupe_key as key from message
     where dedupe_key = any($1::text[]) and status = 'waiting'`,
    [keys],
  )
  return new Set(rows.map(({ key }) => key))
}

export interface MessageEnd {
  id: number
  /** `waiting` gives it back to whoever tries next. */
  status: 'waiting' | 'sent' | 'failed'
  now: Date
  /** The try in which a channel took it. */
  taken: Taken | null
}

export interface Taken {
  channel: MessageAttempt['channel']
  code: string
  reference: string
}

/** Ends what claims began, each with the try that ended it. */
export const settleMessage = inBatches<MessageEnd, void>(async (db, ends) => {
  await queryRows(db, endMessages, [
    ends.map(({ id }) => id),
    ends.map(({ status }) => status),
    ends.map(({ now }) => now),
    ends.map(({ taken }) => taken?.channel ?? null),
    ends.map(({ taken }) => taken?.code ?? null),
    ends.map(({ taken }) => taken?.reference ?? null),
  ])
  return ends.map(() => undefined)
})

const endMessages = `
  with ended as materialized (
    select * from unnest($1::bigint[], $2::text[], $3::timestamptz[], $4::text[], $5::text[],
      $6::text[]) as e (id, status, at, channel, code, reference)
  ), noted as (
    insert into message_attempt (message_id, channel, outcome, provider_code, reference, created_at)
    select id, channel, 'accepted', code, reference, at from ended where channel is not null
  )
  update message m
  set status = e.status, channel = e.channel, sent_at = e.at, leased_until = null,
    -- It has gone out or never will: what a mail said is nobody's any more.
    sealed = case when e.status = 'waiting' then m.sealed end
  from ended e where m.id = e.id`

export type MessageAttempt = Insertable<NotificationTables['message_attempt']>

/** Notes a try that did not end it, and that whoever made it is still at it. */
export async function insertAttempt(
  db: Db,
  attempt: MessageAttempt,
  leasedUntil: Date,
): Promise<void> {
  await db
    .with('noted', (noted) => noted.insertInto('message_attempt').values(attempt))
    .updateTable('message')
    .set({ leased_until: leasedUntil })
    .where('id', '=', attempt.message_id)
    .where('status', '=', 'waiting')
    .execute()
}

/** What an SMS became in the end; false when that was known, or the message is not one that was sent. */
export async function closeSms(
  db: Db,
  end: { id: number; arrived: boolean; code: string; reference: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    with closed as (
      update message set status = ${end.arrived ? 'delivered' : 'failed'}
      where id = ${end.id} and channel = 'sms' and status = 'sent' returning id
    )
    insert into message_attempt (message_id, channel, outcome, provider_code, reference, created_at)
    select id, 'sms', ${end.arrived ? 'delivered' : 'undelivered'}, ${end.code}, ${end.reference},
      ${end.now}::timestamptz
    from closed returning id`.execute(db)
  return rows.length > 0
}

/** Without text, oldest first. */
export function listByKeys(db: Db, keys: readonly string[]): Promise<SentMessage[]> {
  return queryRows<SentMessage>(
    db,
    `select template, channel, status, sent_at as at from message
     where dedupe_key = any($1::text[]) order by id`,
    [keys],
  )
}

export async function listMessages(db: Db, recipient: string | undefined, limit: number) {
  let query = db.selectFrom('message').selectAll().orderBy('id', 'desc').limit(limit)
  if (recipient) query = query.where('recipient', '=', recipient)
  return query.execute()
}

/** Codes after a day; who was written to is nobody's business for longer than questions about it come. */
export async function forgetMessages(db: Db, now: Date): Promise<void> {
  await sql`update message set code = null, body = ''
    where code is not null and sent_at < ${now}::timestamptz - interval '1 day'`.execute(db)
  await sql`delete from message where sent_at < ${now}::timestamptz - interval '180 days'`.execute(
    db,
  )
}
