import type { Insertable } from 'kysely'
import type { Db } from '../platform/db.ts'
import type { NotificationTables } from './tables.ts'

export async function insertMessage(
  db: Db,
  message: Insertable<NotificationTables['message']>,
): Promise<void> {
  await db
    .insertInto('message')
    .values(message)
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute()
}

export async function listMessages(db: Db, recipient: string | undefined, limit: number) {
  let query = db.selectFrom('message').selectAll().orderBy('id', 'desc').limit(limit)
  if (recipient) query = query.where('recipient', '=', recipient)
  return query.execute()
}
