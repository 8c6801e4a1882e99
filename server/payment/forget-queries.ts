import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'

/**
 * After 30 days nobody asks about a forged notification any more, after 180 no gateway hears complaints
 * about a payment: what it told beyond our own columns, such as who paid, is forgotten.
 */
export async function forgetNews(db: Db, now: Date): Promise<void> {
  const isOld = sql`raw <> '{}' and received_at < ${now}::timestamptz - interval '180 days'`
  await sql`update payment_event set raw = '{}' where ${isOld}`.execute(db)
  await sql`update bank_transaction set raw = '{}' where ${isOld}`.execute(db)
  await sql`delete from payment_rejection where at < ${now}::timestamptz - interval '30 days'`.execute(
    db,
  )
}
