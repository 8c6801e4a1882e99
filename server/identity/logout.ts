import type { Caller, Context } from '../context.ts'
import { getMember } from '../platform/http/access.ts'
import { endDevices } from '../session/index.ts'
import { recordEvent } from './record-event.ts'
import { memberSessions } from './sessions.ts'

/** Ends the session in the database; its token is worth nothing from now on, its streams end. */
export async function logout(ctx: Context, _input: object, caller: Caller): Promise<{ ok: true }> {
  const { id: of, sessionId: id } = getMember(caller)
  await endDevices(ctx, memberSessions, { of, id }, (trx) =>
    recordEvent(ctx, trx, of, 'loggedOut', caller),
  )
  caller.sessionCookie?.clear()
  return { ok: true }
}
