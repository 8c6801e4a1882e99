import { maxSessions } from '#domain/identity/session-rules.ts'
import type { Caller, Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import type { FoundSession } from '../platform/http/authenticate.ts'
import { drawToken, hashToken, isToken } from '../platform/random-token.ts'
import { deviceName } from './device-name.ts'
import { endSessionOf, findLiveSession, insertSession, memberSessions } from './session-store.ts'

/**
 * Makes a session with a fresh token and ends the one the browser brought along. Null when the
 * password has changed since it was checked. The cookie is set once the transaction stands.
 */
export async function startSession(
  ctx: Context,
  trx: Db,
  { memberId, passwordHash }: { memberId: number; passwordHash: string },
  caller: Caller,
): Promise<string | null> {
  const token = drawToken()
  const now = ctx.clock.now()
  const isMade = await insertSession(trx, {
    memberId,
    passwordHash,
    tokenHash: hashToken(token),
    device: deviceName(caller.userAgent),
    address: caller.address,
    now,
    expiresAt: memberSessions.firstEnd(now),
  })
  if (!isMade) return null
  const { member } = caller
  if (member) await endSessionOf(trx, { memberId: member.id, id: member.sessionId, now })
  await memberSessions.endSurplus(trx, { of: memberId, max: maxSessions, now })
  return token
}

/** Tells the streams of these sessions to end, in all processes. Call after commit. */
export function tellEnded(ctx: Context, sessionIds: readonly number[]): void {
  if (sessionIds.length > 0) ctx.notices.tell(sessionIds.map(memberSessionKey))
}

/** The live key on which a session's streams end. */
export function memberSessionKey(sessionId: number): string {
  return `memberSession:${sessionId}`
}

/** The live session of a token: one query, and once an hour the note that it was used. */
export async function findSession(ctx: Context, token: string): Promise<FoundSession | null> {
  if (!isToken(token)) return null
  const now = ctx.clock.now()
  const session = await findLiveSession(ctx.db, hashToken(token), now)
  if (!session?.phone) return null
  const member = {
    id: session.member_id,
    sessionId: session.id,
    phone: session.phone,
    fullName: session.full_name,
    isEmployee: session.is_employee,
  }
  const renewal = await memberSessions.renew(ctx.db, session, now)
  return { member, renewedFor: renewal && renewal.endsAt.getTime() - now.getTime() }
}
