import { sql } from 'kysely'
import {
  longestSession,
  sessionLifetime,
  sessionTouchInterval,
} from '#domain/identity/session-rules.ts'
import type { Db } from '../platform/db.ts'
import { sessionRows } from '../platform/session-rows.ts'
import { isEmployee } from './employee-store.ts'

export const memberSessions = sessionRows(
  { table: sql.table('member_session'), owner: sql.ref('member_id') },
  { lifetime: sessionLifetime, longest: longestSession, touchInterval: sessionTouchInterval },
)

export interface NewSession {
  memberId: number
  /** The session is only made while this is still the password. */
  passwordHash: string
  tokenHash: Buffer
  device: string
  address: string
  now: Date
  expiresAt: Date
}

/**
 * False when the password has changed meanwhile. `for share` makes a login and a password change
 * take turns, so that the change ends the session or the session is never made.
 */
export async function insertSession(db: Db, session: NewSession): Promise<boolean> {
  const { rows } = await sql`
    insert into member_session (member_id, token_hash, device, address, created_at, last_seen_at, expires_at)
    select m.id, ${session.tokenHash}, ${session.device}, ${session.address}, ${session.now},
      ${session.now}, ${session.expiresAt}
    from (select id from member where id = ${session.memberId}
      and password_hash = ${session.passwordHash} for share) m
    returning id`.execute(db)
  return rows.length === 1
}

export async function findLiveSession(db: Db, tokenHash: Buffer, now: Date) {
  const found = await db
    .selectFrom('member_session as s')
    .innerJoin('member as m', 'm.id', 's.member_id')
    .select(['s.id', 's.member_id', 's.created_at', 's.last_seen_at', 'm.phone', 'm.full_name'])
    .select(isEmployee('m.phone').as('is_employee'))
    .where('s.token_hash', '=', tokenHash)
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', now)
    .executeTakeFirst()
  return found ?? null
}

/** Ends one session of a member; false when it is not theirs or has ended. */
export async function endSessionOf(
  db: Db,
  { memberId, id, now }: { memberId: number; id: number; now: Date },
): Promise<boolean> {
  const ended = await db
    .updateTable('member_session')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}

/** Ends a member's sessions, but for one; answers which. */
export async function endSessionsExcept(
  db: Db,
  { memberId, keep, now }: { memberId: number; keep: number | null; now: Date },
): Promise<number[]> {
  let update = db
    .updateTable('member_session')
    .set({ ended_at: now })
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
  if (keep !== null) update = update.where('id', '!=', keep)
  return (await update.returning('id').execute()).map(({ id }) => id)
}

export async function listLiveSessions(db: Db, memberId: number, now: Date) {
  return db
    .selectFrom('member_session')
    .select(['id', 'device', 'address', 'created_at', 'last_seen_at'])
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}
