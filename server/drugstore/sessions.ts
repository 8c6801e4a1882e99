import { maxStoreSessions } from '#domain/drugstore/rules.ts'
import type { Caller, Context } from '../context.ts'
import { deviceName } from '../identity/index.ts'
import type { Db } from '../platform/db.ts'
import type { FoundStore } from '../platform/http/authenticate.ts'
import { drawToken, hashToken, isToken } from '../platform/random-token.ts'
import { endSessions, findLiveSession, insertSession, storeSessions } from './session-store.ts'
import { updateUser } from './user-store.ts'

/**
 * Makes a session with a fresh token; ends the one the device brought along and those that are too
 * many. Null when the account is no longer what was checked.
 */
export async function startSession(
  ctx: Context,
  trx: Db,
  { userId, passwordHash }: { userId: number; passwordHash: string },
  caller: Caller,
): Promise<string | null> {
  const token = drawToken()
  const now = ctx.clock.now()
  const made = await insertSession(trx, {
    userId,
    passwordHash,
    tokenHash: hashToken(token),
    device: deviceName(caller.userAgent),
    address: caller.address,
    now,
    expiresAt: storeSessions.firstEnd(now),
  })
  if (made === null) return null
  if (caller.store) await endSessions(trx, { id: caller.store.sessionId }, now)
  await storeSessions.endSurplus(trx, { of: userId, max: maxStoreSessions, now })
  return token
}

/** The live session of a token: one query, and once an hour the note that it was used. */
export async function findStore(ctx: Context, token: string): Promise<FoundStore | null> {
  if (!isToken(token)) return null
  const now = ctx.clock.now()
  const session = await findLiveSession(ctx.db, hashToken(token), now)
  if (!session) return null
  const store = {
    id: session.store_id,
    code: session.code,
    name: session.name,
    userId: session.user_id,
    sessionId: session.id,
    username: session.username,
    fullName: session.full_name,
    role: session.role,
    mustChange: session.must_change,
  }
  return { store, renewedFor: await renew(ctx, session, now) }
}

/**
 * Milliseconds until its new end; null while that stays. Two statements on their own: whoever ends sessions
 * holds the account first, so nothing here holds a session while it waits for it.
 */
async function renew(
  { db }: Context,
  session: { id: number; user_id: number; created_at: Date; last_seen_at: Date },
  now: Date,
): Promise<number | null> {
  const renewal = await storeSessions.renew(db, session, now)
  if (!renewal) return null
  if (renewal.isTouched) await updateUser(db, session.user_id, { last_seen_at: now })
  return renewal.endsAt.getTime() - now.getTime()
}
