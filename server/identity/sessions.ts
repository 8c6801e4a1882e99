import { sql } from 'kysely'
import {
  maxSession,
  maxSessions,
  sessionLifetime,
  sessionTouchInterval,
} from '#domain/identity/session-rules.ts'
import type { Db } from '../platform/db.ts'
import { sessionsOf } from '../session/index.ts'
import { isEmployee } from './employee-queries.ts'

/** Members': long, because a shopper's phone is theirs. */
export const memberSessions = sessionsOf({
  realm: 'member',
  table: sql.table('member_session'),
  owner: sql.ref('member_id'),
  lifetime: sessionLifetime,
  max: maxSession,
  touchInterval: sessionTouchInterval,
  maxDevices: maxSessions,
  lockAccount: ({ id, passwordHash }) =>
    sql`select id from member where id = ${id} and password_hash = ${passwordHash} for share`,
  refusal: 'accountWrongPwd',
  find: findLiveSession,
  accountOf: ({ id }) => id,
})

async function findLiveSession(db: Db, tokenHash: Buffer, now: Date) {
  const found = await db
    .selectFrom('member_session as s')
    .innerJoin('member as m', 'm.id', 's.member_id')
    .select(['s.id', 's.member_id', 's.created_at', 's.last_seen_at', 'm.phone', 'm.full_name'])
    .select(isEmployee('m.phone').as('is_employee'))
    .where('s.token_hash', '=', tokenHash)
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', now)
    .executeTakeFirst()
  if (!found?.phone) return null
  const { id: sessionId, phone, full_name: fullName, is_employee } = found
  const who = { id: found.member_id, sessionId, phone, fullName, isEmployee: is_employee }
  return { session: found, who }
}
