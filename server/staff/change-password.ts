import type { ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type * as api from '#domain/staff/api.ts'
import type { Caller, Context } from '../context.ts'
import { checkPassword, replacePassword } from '../session/index.ts'
import type { Db } from '../platform/db.ts'
import { getStaff } from '../platform/http/access.ts'
import { backofficeAccounts, findStepOf } from './backoffice-account.ts'
import { ensureUncommon } from './ensure-uncommon.ts'
import { tryOfSession } from './name-tries.ts'
import { namesWayIn } from './names-way-in.ts'
import { recordAudit } from './record-audit.ts'
import { staffSessions } from './sessions.ts'
import { staffTexts as texts } from './texts.ts'
import { findUser, updateUser, useTotpStep, type StaffRow } from './user-queries.ts'

const wayIn = namesWayIn([backofficeAccounts])

/** With the old password and a fresh code; ends the other sessions. */
export async function changePassword(
  ctx: Context,
  { old_password, password, totp }: ParsedInput<typeof api.changeStaffPassword>,
  caller: Caller,
): Promise<{ ok: true }> {
  const { id, username: name, sessionId } = getStaff(caller)
  const given = { from: tryOfSession(name, sessionId), password: old_password }
  const checked = await checkPassword(ctx, wayIn, given, caller)
  const user = await findUser(ctx.db, id)
  const step = user && findStepOf(ctx, user, totp)
  if (!user || step === null) {
    throw await wayIn.refuse(ctx, { name, what: 'code', isLast: checked.isLast }, caller)
  }
  await ensureUncommon(ctx, password, user)
  const write = (trx: Db, hash: string) => keepPassword(ctx, trx, { user, hash, step }, caller)
  await replacePassword(ctx, staffSessions, { password, door: 'work', write }, caller)
  await checked.forget()
  return { ok: true }
}

/** The code is used up in the same transaction, so a refused change costs none. */
async function keepPassword(
  ctx: Context,
  trx: Db,
  { user, hash, step }: { user: StaffRow; hash: string; step: number },
  caller: Caller,
) {
  if (!(await useTotpStep(trx, user, step, ctx.clock.now()))) throw new Refusal('totpNotValid')
  await updateUser(trx, user.id, { password_hash: hash })
  const subject = { kind: 'staff' as const, id: user.id }
  await recordAudit(ctx, trx, caller, { action: texts.passwordChanged, subject })
  return { of: user.id, keep: getStaff(caller).sessionId }
}
