import type { Caller, Context } from '../context.ts'
import { getMember } from '../platform/http/actor.ts'
import { recordEvent } from './record-event.ts'
import { endSessionOf } from './session-store.ts'
import { tellEnded } from './sessions.ts'

/** Ends the session in the database; its token is worth nothing from now on, its streams end. */
export async function logout(ctx: Context, _input: object, caller: Caller): Promise<{ ok: true }> {
  const { id, sessionId } = getMember(caller)
  await ctx.db.transaction().execute(async (trx) => {
    await endSessionOf(trx, { memberId: id, id: sessionId, now: ctx.clock.now() })
    await recordEvent(ctx, trx, id, 'loggedOut', caller)
  })
  tellEnded(ctx, [sessionId])
  caller.sessionCookie?.clear()
  return { ok: true }
}
