import { sql, type Insertable, type Selectable } from 'kysely'
import type { Db } from '../platform/db.ts'
import type { NotificationTables } from './tables.ts'

export type AccessRow = Selectable<NotificationTables['channel_access']>

export async function findAccess(db: Db, origins: readonly string[]): Promise<AccessRow | null> {
  const row = await db
    .selectFrom('channel_access')
    .selectAll()
    .where('channel', '=', 'zalo')
    .where('origin', 'in', origins)
    .executeTakeFirst()
  return row ?? null
}

/** Whoever renews holds this until the new pair is kept: a refresh token works once. */
export async function lockAccess(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('channel_access:zalo', 0))`.execute(trx)
}

export async function saveAccess(
  trx: Db,
  access: Insertable<NotificationTables['channel_access']>,
): Promise<void> {
  await trx
    .insertInto('channel_access')
    .values(access)
    .onConflict((conflict) => conflict.column('channel').doUpdateSet(access))
    .execute()
}
