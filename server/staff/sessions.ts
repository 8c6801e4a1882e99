import {
  deskSessionLifetime,
  deskTouchInterval,
  longestDeskSession,
  maxDeskSessions,
} from '#domain/staff/rules.ts'
import type { Caller, Context, SignedInStaff } from '../context.ts'
import { deviceName } from '../identity/index.ts'
import type { Db } from '../platform/db.ts'
import {
  endSession,
  endSurplusSessions,
  findLiveSession,
  insertSession,
  touchSession,
} from './session-store.ts'
import { drawToken, hashToken, isToken } from './token.ts'

/**
 * Makes a session with a fresh token; ends the one the browser brought along, and those that are too
 * many.
 */
export async function startSession(
  ctx: Context,
  trx: Db,
  staffId: number,
  caller: Caller,
): Promise<{ token: string; sessionId: number }> {
  const token = drawToken()
  const now = ctx.clock.now()
  const sessionId = await insertSession(trx, {
    staff_id: staffId,
    token_hash: hashToken(token),
    device: deviceName(caller.userAgent),
    address: caller.address,
    created_at: now,
    last_seen_at: now,
    expires_at: after(now, deskSessionLifetime),
  })
  if (caller.staff) await endSession(trx, caller.staff.sessionId, now)
  await endSurplusSessions(trx, { staffId, max: maxDeskSessions, now })
  return { token, sessionId }
}

/** The live session of a token: one query, and every few minutes the note that it was used. */
export async function findStaff(ctx: Context, token: string): Promise<SignedInStaff | null> {
  if (!isToken(token)) return null
  const now = ctx.clock.now()
  const session = await findLiveSession(ctx.db, hashToken(token), now)
  if (!session) return null
  await touch(ctx, session, now)
  return {
    id: session.staff_id,
    sessionId: session.id,
    username: session.username,
    fullName: session.full_name,
    role: session.role,
  }
}

/** Tells the streams of these sessions to end, in all processes. Call after commit. */
export function tellEnded(ctx: Context, sessionIds: readonly number[]): void {
  if (sessionIds.length > 0) ctx.notices.tell(sessionIds.map(sessionKey))
}

/** The live key on which a session's streams end. */
export function sessionKey(sessionId: number): string {
  return `deskSession:${sessionId}`
}

async function touch(
  ctx: Context,
  session: NonNullable<Awaited<ReturnType<typeof findLiveSession>>>,
  now: Date,
): Promise<void> {
  const { id, staff_id: staffId, created_at: began, last_seen_at: seenBefore } = session
  if (now.getTime() - seenBefore.getTime() < deskTouchInterval) return
  const ends = Math.min(
    after(now, deskSessionLifetime).getTime(),
    after(began, longestDeskSession).getTime(),
  )
  await touchSession(ctx.db, { id, staffId, seenBefore, now, expiresAt: new Date(ends) })
}

function after(instant: Date, milliseconds: number): Date {
  return new Date(instant.getTime() + milliseconds)
}
