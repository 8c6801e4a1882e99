import type { Caller, Context } from '../context.ts'
import { getStaff } from '../platform/http/actor.ts'
import { recordAudit } from './record-audit.ts'
import { tellEnded } from './sessions.ts'
import { endSession } from './session-store.ts'
import { staffTexts as texts } from './texts.ts'

/** Ends the session in the database; its token is worth nothing from now on, its streams end. */
export async function logout(ctx: Context, _input: object, caller: Caller): Promise<{ ok: true }> {
  const { id, sessionId } = getStaff(caller)
  await ctx.db.transaction().execute(async (trx) => {
    await endSession(trx, sessionId, ctx.clock.now())
    const subject = { kind: 'staff' as const, id }
    await recordAudit(ctx, trx, caller, { action: texts.loggedOut, subject })
  })
  tellEnded(ctx, [sessionId])
  caller.deskCookie?.clear()
  return { ok: true }
}
