import { sql } from 'kysely'
import {
  longestSession,
  sessionLifetime,
  sessionTouchInterval,
} from '#domain/identity/session-rules.ts'
import type { Db } from '../platform/db.ts'
import { sessionRows } from '../platform/session-rows.ts'

export const storeSessions = sessionRows(
  { table: sql.table('drugstore_session'), owner: sql.ref('user_id') },
  { lifetime: sessionLifetime, longest: longestSession, touchInterval: sessionTouchInterval },
)

export interface NewSession {
  userId: number
  /** The session is only made while this is still the password. */
  passwordHash: string
  tokenHash: Buffer
  device: string
  address: string
  now: Date
  expiresAt: Date
}

/**
 * Null when password, account or store have changed meanwhile. The locks make a login take turns with
 * whatever ends sessions: it ends this one too, or this one is never made. The account's is the one that
 * its change needs: two devices that share it first would wait for each other.
 */
export async function insertSession(trx: Db, session: NewSession): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into drugstore_session
      (user_id, token_hash, device, address, created_at, last_seen_at, expires_at)
    select able.id, ${session.tokenHash}, ${session.device}, ${session.address}, ${session.now},
      ${session.now}, ${session.expiresAt}
    from (select u.id from drugstore d join drugstore_user u on u.drugstore_id = d.id
      where u.id = ${session.userId} and u.password_hash = ${session.passwordHash}
        and u.status = 'active' and d.status = 'active'
      for share of d for no key update of u) able
    returning id`.execute(trx)
  return rows[0]?.id ?? null
}

/** The live session of a token, of an account and a store that are open. */
export async function findLiveSession(db: Db, tokenHash: Buffer, now: Date) {
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
  return found ?? null
}

/** Whose sessions: of a user, of a whole store, or one by its id within either. */
export interface SessionsOf {
  userId?: number
  storeId?: number
  id?: number
  /** All but this one. */
  keep?: number
}

/** Ends them; answers how many were live. */
export async function endSessions(trx: Db, of: SessionsOf, now: Date): Promise<number> {
  let update = trx
    .updateTable('drugstore_session')
    .set({ ended_at: now })
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
  if (of.userId !== undefined) update = update.where('user_id', '=', of.userId)
  if (of.id !== undefined) update = update.where('id', '=', of.id)
  if (of.keep !== undefined) update = update.where('id', '!=', of.keep)
  if (of.storeId !== undefined) {
    update = update.where('user_id', 'in', (is) =>
      is.selectFrom('drugstore_user').select('id').where('drugstore_id', '=', of.storeId!),
    )
  }
  return (await update.returning('id').execute()).length
}

/** Live sessions of a store, or of one of its users; the last used first. */
export async function listLiveSessions(
  db: Db,
  { storeId, userId }: { storeId: number; userId?: number },
  now: Date,
) {
  let rows = db
    .selectFrom('drugstore_session as s')
    .innerJoin('drugstore_user as u', 'u.id', 's.user_id')
    .select(['s.id', 's.device', 's.last_seen_at', 's.created_at', 'u.username', 'u.full_name'])
    .where('u.drugstore_id', '=', storeId)
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', now)
  if (userId !== undefined) rows = rows.where('s.user_id', '=', userId)
  return rows.orderBy('s.last_seen_at', 'desc').orderBy('s.id', 'desc').execute()
}
