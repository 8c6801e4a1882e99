import { createHmac } from 'node:crypto'
import { sql, type Insertable } from 'kysely'
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

/** Addresses are counted and remembered, not kept. */
export function hashAddress(secretKey: string, address: string): Buffer {
  const kept = `mail:${address.toLocaleLowerCase('en')}`
  return createHmac('sha256', secretKey).update(kept).digest()
}

export async function isRefusedAddress(db: Db, hash: Buffer): Promise<boolean> {
  const rows = await queryRows(db, 'select 1 from mail_refusal where address_hash = $1', [hash])
  return rows.length > 0
}

export async function noteRefusedAddress(
  db: Db,
  refusal: { hash: Buffer; code: string; at: Date },
): Promise<void> {
  await db
    .insertInto('mail_refusal')
    .values({
      address_hash: refusal.hash,
      provider_code: refusal.code,
      refused_at: refusal.at,
    })
    .onConflict((conflict) => conflict.column('address_hash').doNothing())
    .execute()
}

/** A mailbox may have been opened again. */
export async function forgetRefusals(db: Db, now: Date): Promise<void> {
  await sql`delete from mail_refusal where refused_at < ${now}::timestamptz - interval '180 days'`.execute(
    db,
  )
}
