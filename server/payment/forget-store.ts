import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'

/**
 * After 30 days nobody asks about a forged notification any more, after 180 no gateway hears complaints
 * about a payment: what it told beyond our own columns, such as who paid, is forgotten.
 */
export async function forgetNews(db: Db, now: Date): Promise<void> {
  for (const table of ['payment_event', 'bank_transaction']) {
    await sql`update ${sql.table(table)} set raw = '{}'
      where raw <> '{}' and received_at < ${now}::timestamptz - interval '180 days'`.execute(db)
  }
  await sql`delete from payment_rejection where at < ${now}::timestamptz - interval '30 days'`.execute(
    db,
  )
}
