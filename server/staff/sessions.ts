import { sql } from 'kysely'
import {
  backofficeSessionLifetime,
  backofficeTouchInterval,
  maxBackofficeSession,
  maxBackofficeSessions,
} from '#domain/staff/rules.ts'
import type { Db } from '../platform/db.ts'
import { sessionsOf } from '../session/index.ts'
import { updateUser } from './user-queries.ts'

/** The back office's. */
export const staffSessions = sessionsOf({
  realm: 'staff',
  table: sql.table('staff_session'),
  owner: sql.ref('staff_id'),
  lifetime: backofficeSessionLifetime,
  max: maxBackofficeSession,
  touchInterval: backofficeTouchInterval,
  maxDevices: maxBackofficeSessions,
  lockAccount: ({ id, passwordHash }) => sql`
    select id from staff_user
    where id = ${id} and password_hash = ${passwordHash} and status = 'active' for no key update`,
  refusal: 'loginWrong',
  find: findLiveSession,
  accountOf: ({ id }) => id,
  noteUse: (db, id, now) => updateUser(db, id, { last_seen_at: now }),
})

/** Of a user who may still work here. */
async function findLiveSession(db: Db, tokenHash: Buffer, now: Date) {
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
  if (!found) return null
  const { staff_id: id, id: sessionId, username, full_name: fullName, role } = found
  return { session: found, who: { id, sessionId, username, fullName, role } }
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
