import type { Insertable } from 'kysely'
import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'
import type { Row } from '../../platform/rows.ts'
import { leaseFrom } from '../queries.ts'
import type { NotificationTables } from '../tables.ts'

/** Of the mail beside a message of this cause. */
export function mailKeyOf(dedupeKey: string): string {
  return `${dedupeKey}:email`
}

/** Null when its cause has one already. */
export async function insertQueued(
  db: Db,
  mail: Insertable<NotificationTables['message']>,
): Promise<number | null> {
  const row = await db
    .insertInto('message')
    .values(mail)
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

type StoredMail = Row<'message', 'id' | 'recipient' | 'template' | 'sealed' | 'member_id'>

const claim = `
  update message set leased_until = $3
  where id = $1 and status = 'waiting' and (leased_until is null or leased_until <= $2)
  returning id, recipient, template, sealed, member_id`
const isWaiting = `select 1 from message where id = $1 and status = 'waiting'`

/** Ours to send, unless somebody is at it (`held`) or it has ended. */
export async function claimQueued(
  db: Db,
  id: number,
  now: Date,
): Promise<StoredMail | 'held' | 'ended'> {
  const [mail] = await queryRows<StoredMail>(db, claim, [id, now, leaseFrom(now)])
  if (mail) return mail
  return (await queryRows(db, isWaiting, [id])).length > 0 ? 'held' : 'ended'
}
