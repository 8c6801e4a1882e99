import { maxDeskSessions } from '#domain/staff/rules.ts'
import type { Caller, Context, SignedInStaff } from '../context.ts'
import { deviceName } from '../identity/index.ts'
import type { Db } from '../platform/db.ts'
import { drawToken, hashToken, isToken } from '../platform/random-token.ts'
import { endSession, findLiveSession, insertSession, staffSessions } from './session-store.ts'
import { updateUser } from './user-store.ts'

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
    expires_at: staffSessions.firstEnd(now),
  })
  if (caller.staff) await endSession(trx, caller.staff.sessionId, now)
  await staffSessions.endSurplus(trx, { of: staffId, max: maxDeskSessions, now })
  return { token, sessionId }
}

/** The live session of a token: one query, and every few minutes the note that it was used. */
export async function findStaff(ctx: Context, token: string): Promise<SignedInStaff | null> {
  if (!isToken(token)) return null
  const now = ctx.clock.now()
  const session = await findLiveSession(ctx.db, hashToken(token), now)
  if (!session) return null
  const renewal = await staffSessions.renew(ctx.db, session, now)
  if (renewal?.isTouched) await updateUser(ctx.db, session.staff_id, { last_seen_at: now })
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
