import type { ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type * as api from '#domain/staff/api.ts'
import type { Caller, Context } from '../context.ts'
import { hashPassword, inHashingQueue } from '../identity/index.ts'
import { getStaff } from '../platform/http/actor.ts'
import { deskAccounts, findStepOf } from './desk-account.ts'
import { ensureUncommon } from './ensure-uncommon.ts'
import { refuseWrong } from './login.ts'
import { forgetTries, tryOfSession } from './name-tries.ts'
import { recordAudit } from './record-audit.ts'
import { tellEnded } from './sessions.ts'
import { endSessionsOf } from './session-store.ts'
import { staffTexts as texts } from './texts.ts'
import { tryPassword } from './try-password.ts'
import { findUser, updateUser, useTotpStep, type StaffRow } from './user-store.ts'

/** With the old password and a fresh code; ends the other sessions. */
export async function changePassword(
  ctx: Context,
  { old_password, password, totp }: ParsedInput<typeof api.changeStaffPassword>,
  caller: Caller,
): Promise<{ ok: true }> {
  const { id, username: name, sessionId } = getStaff(caller)
  const from = tryOfSession(name, sessionId)
  const given = { from, password: old_password }
  const { account, counted } = await tryPassword(ctx, [deskAccounts], given, caller)
  const user = account && (await findUser(ctx.db, id))
  if (!user) return refuseWrong(ctx, { name, counted, code: 'loginWrong' }, caller)
  const step = findStepOf(ctx, user, totp)
  if (step === null) return refuseWrong(ctx, { name, counted, code: 'totpNotValid' }, caller)
  await ensureUncommon(ctx, password, user)
  const passwordHash = await inHashingQueue(ctx, { door: 'work', address: caller.address }, () =>
    hashPassword(ctx.config, password),
  )
  tellEnded(ctx, await keepPassword(ctx, user, { passwordHash, step }, caller))
  await forgetTries(ctx, from, counted)
  return { ok: true }
}

/** The code is used up in the same transaction, so a refused change costs none. */
function keepPassword(
  ctx: Context,
  user: StaffRow,
  { passwordHash, step }: { passwordHash: string; step: number },
  caller: Caller,
): Promise<number[]> {
  const now = ctx.clock.now()
  return ctx.db.transaction().execute(async (trx) => {
    if (!(await useTotpStep(trx, user, step, now))) throw new Refusal('totpNotValid')
    await updateUser(trx, user.id, { password_hash: passwordHash })
    const subject = { kind: 'staff' as const, id: user.id }
    await recordAudit(ctx, trx, caller, { action: texts.passwordChanged, subject })
    return endSessionsOf(trx, { staffId: user.id, keep: getStaff(caller).sessionId, now })
  })
}
