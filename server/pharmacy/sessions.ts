import { sql } from 'kysely'
import {
  maxSession,
  sessionLifetime,
  sessionTouchInterval,
} from '#domain/identity/session-rules.ts'
import { maxPharmacySessions } from '#domain/pharmacy/rules.ts'
import type { Db } from '../platform/db.ts'
import { sessionsOf } from '../session/index.ts'
import { updateUser } from './user-queries.ts'

/** Those of pharmacies, by account. */
export const pharmacySessions = sessionsOf({
  realm: 'pharmacy',
  table: sql.table('drugstore_session'),
  owner: sql.ref('user_id'),
  lifetime: sessionLifetime,
  max: maxSession,
  touchInterval: sessionTouchInterval,
  maxDevices: maxPharmacySessions,
  // The account's lock is the one that its change needs: two devices that share it first would wait for each other.
  lockAccount: ({ id, passwordHash }) => sql`
    select u.id from drugstore d join drugstore_user u on u.drugstore_id = d.id
    where u.id = ${id} and u.password_hash = ${passwordHash}
      and u.status = 'active' and d.status = 'active'
    for share of d for no key update of u`,
  refusal: 'loginWrong',
  find: findLiveSession,
  accountOf: ({ userId }) => userId,
  noteUse: (db, id, now) => updateUser(db, id, { last_seen_at: now }),
})

/** All accounts of a pharmacy, for whose sessions are asked. */
export function accountsOf(pharmacyId: number) {
  return sql`select id from drugstore_user where drugstore_id = ${pharmacyId}`
}

/** Of an account and a pharmacy that are open. */
async function findLiveSession(db: Db, tokenHash: Buffer, now: Date) {
  const found = await db
    .selectFrom('drugstore_session as s')
    .innerJoin('drugstore_user as u', 'u.id', 's.user_id')
    .innerJoin('drugstore as d', 'd.id', 'u.drugstore_id')
    .select(['s.id', 's.user_id', 's.created_at', 's.last_seen_at'])
    .select(['u.username', 'u.full_name', 'u.role', 'u.must_change'])
    .select(['d.id as store_id', 'd.code', 'd.name'])
    .where('s.token_hash', '=', tokenHash)
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', now)
    .where('u.status', '=', 'active')
    .where('d.status', '=', 'active')
    .executeTakeFirst()
  if (!found) return null
  const who = {
    id: found.store_id,
    code: found.code,
    name: found.name,
    userId: found.user_id,
    sessionId: found.id,
    username: found.username,
    fullName: found.full_name,
    role: found.role,
    mustChange: found.must_change,
  }
  return { session: found, who }
}
