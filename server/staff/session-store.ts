import { sql, type Insertable } from 'kysely'
import { deskSessionLifetime, deskTouchInterval, longestDeskSession } from '#domain/staff/rules.ts'
import type { Db } from '../platform/db.ts'
import { sessionRows } from '../platform/session-rows.ts'
import type { StaffTables } from './tables.ts'

export const staffSessions = sessionRows(
  { table: sql.table('staff_session'), owner: sql.ref('staff_id') },
  {
    lifetime: deskSessionLifetime,
    longest: longestDeskSession,
    touchInterval: deskTouchInterval,
  },
)

export async function insertSession(
  trx: Db,
  session: Insertable<StaffTables['staff_session']>,
): Promise<number> {
  const made = await trx
    .insertInto('staff_session')
    .values(session)
    .returning('id')
    .executeTakeFirstOrThrow()
  return made.id
}

/** The live session of a token, of a user who may still work here. */
export async function findLiveSession(db: Db, tokenHash: Buffer, now: Date) {
  const found = await db
    .selectFrom('staff_session as s')
    .innerJoin('staff_user as u', 'u.id', 's.staff_id')
    .select(['s.id', 's.staff_id', 's.created_at', 's.last_seen_at'])
    .select(['u.username', 'u.full_name', 'u.role'])
    .where('s.token_hash', '=', tokenHash)
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', now)
    .where('u.status', '=', 'active')
    .executeTakeFirst()
  return found ?? null
}

export async function endSession(trx: Db, id: number, now: Date): Promise<void> {
  await trx
    .updateTable('staff_session')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
}

/** Ends a user's sessions, but for one; answers which. */
export async function endSessionsOf(
  trx: Db,
  { staffId, keep = null, now }: { staffId: number; keep?: number | null; now: Date },
): Promise<number[]> {
  let update = trx
    .updateTable('staff_session')
    .set({ ended_at: now })
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
  if (keep !== null) update = update.where('id', '!=', keep)
  return (await update.returning('id').execute()).map(({ id }) => id)
}

export async function listLiveSessions(db: Db, staffId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('staff_session')
    .select('id')
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}

/** What nobody needs any more. The audit stays. */
export async function deleteExpiredTraces(db: Db, now: Date): Promise<void> {
  await staffSessions.deleteOld(db, now)
  await sql`delete from staff_invitation
    where expires_at < ${now}::timestamptz - interval '90 days'`.execute(db)
  await sql`delete from staff_lock
    where last_try_at < ${now}::timestamptz - interval '31 days'`.execute(db)
  await sql`delete from login_network
    where last_login_at < ${now}::timestamptz - interval '90 days'`.execute(db)
}
