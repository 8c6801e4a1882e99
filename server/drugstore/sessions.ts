import { maxStoreSessions } from '#domain/drugstore/rules.ts'
import {
  longestSession,
  sessionLifetime,
  sessionTouchInterval,
} from '#domain/identity/session-rules.ts'
import type { Caller, Context } from '../context.ts'
import { deviceName } from '../identity/index.ts'
import type { Db } from '../platform/db.ts'
import type { FoundStore } from '../platform/http/authenticate.ts'
import { drawToken, hashToken, isToken } from '../staff/index.ts'
import {
  endSessions,
  endSurplusSessions,
  findLiveSession,
  insertSession,
  touchSession,
} from './session-store.ts'

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
    expiresAt: after(now, sessionLifetime),
  })
  if (made === null) return null
  if (caller.store) await endSessions(trx, { id: caller.store.sessionId }, now)
  await endSurplusSessions(trx, { userId, max: maxStoreSessions, now })
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

async function renew(
  ctx: Context,
  session: { id: number; user_id: number; created_at: Date; last_seen_at: Date },
  now: Date,
): Promise<number | null> {
  const { id, user_id: userId, created_at: began, last_seen_at: seenBefore } = session
  if (now.getTime() - seenBefore.getTime() < sessionTouchInterval) return null
  const end = Math.min(
    after(now, sessionLifetime).getTime(),
    after(began, longestSession).getTime(),
  )
  await touchSession(ctx.db, { id, userId, seenBefore, now, expiresAt: new Date(end) })
  return end - now.getTime()
}

function after(instant: Date, milliseconds: number): Date {
  return new Date(instant.getTime() + milliseconds)
}
