import { sql, type Insertable } from 'kysely'
import type { Db } from '../platform/db.ts'
import { rowsOf } from '../platform/rows-of.ts'
import type { SentMessage } from './list-messages.ts'
import type { NotificationTables } from './tables.ts'

export interface MessageClaim {
  dedupeKey: string
  recipient: string
  template: string
  body: string
  code: string | null
  now: Date
  leasedUntil: Date
}

/** The number of a message that is now ours to send; null when it was sent or somebody is at it. */
export async function claimMessage(db: Db, claim: MessageClaim): Promise<number | null> {
  const row = await db
    .insertInto('message')
    .values({
      dedupe_key: claim.dedupeKey,
      recipient: claim.recipient,
      channel: null,
      template: claim.template,
      body: claim.body,
      code: claim.code,
      status: 'waiting',
      sent_at: claim.now,
      leased_until: claim.leasedUntil,
      entered_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .column('dedupe_key')
        .doUpdateSet({ leased_until: claim.leasedUntil })
        .where('message.status', '=', 'waiting')
        .where((where) =>
          where.or([
            where('message.leased_until', 'is', null),
            where('message.leased_until', '<=', claim.now),
          ]),
        ),
    )
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Ends what a claim began; `waiting` gives it back to whoever tries next. */
export async function settleMessage(
  db: Db,
  id: number,
  settled: {
    status: 'waiting' | 'sent' | 'failed'
    channel: NotificationTables['message']['channel']
    now: Date
  },
): Promise<void> {
  await db
    .updateTable('message')
    .set({
      status: settled.status,
      channel: settled.channel,
      sent_at: settled.now,
      leased_until: null,
    })
    .where('id', '=', id)
    .execute()
}

export async function insertAttempt(
  db: Db,
  attempt: Insertable<NotificationTables['message_attempt']>,
): Promise<void> {
  await db.insertInto('message_attempt').values(attempt).execute()
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
  return rowsOf(
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
