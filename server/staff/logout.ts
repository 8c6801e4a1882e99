import type { Caller, Context } from '../context.ts'
import { getStaff } from '../platform/http/access.ts'
import { endDevices } from '../session/index.ts'
import { recordAudit } from './record-audit.ts'
import { staffSessions } from './sessions.ts'
import { staffTexts as texts } from './texts.ts'

/** Ends the session in the database; its token is worth nothing from now on, its streams end. */
export async function logout(ctx: Context, _input: object, caller: Caller): Promise<{ ok: true }> {
  const { id: of, sessionId: id } = getStaff(caller)
  await endDevices(ctx, staffSessions, { of, id }, (trx) => {
    const subject = { kind: 'staff' as const, id: of }
    return recordAudit(ctx, trx, caller, { action: texts.loggedOut, subject })
  })
  caller.backofficeCookie?.clear()
  return { ok: true }
}
