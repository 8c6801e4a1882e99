import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type * as api from '#domain/identity/api.ts'
import type { Caller, Context } from '../context.ts'
import { browserHash, forgetBrowsers } from '../otp/index.ts'
import type { Db } from '../platform/db.ts'
import { getMember } from '../platform/http/access.ts'
import { ensureNotEasy } from './ensure-not-easy.ts'
import { replacePassword } from '../session/index.ts'
import { findBirthday, setPassword } from './member-queries.ts'
import { checkOwnPassword } from './members-way-in.ts'
import { recordEvent } from './record-event.ts'
import { memberSessions } from './sessions.ts'

/** With the old password, under the same lock as a login; the other devices are logged out. */
export async function changePassword(
  ctx: Context,
  input: ParsedInput<typeof api.changePassword>,
  caller: Caller,
): Promise<Output<typeof api.changePassword>> {
  const { phone, sessionId } = getMember(caller)
  const old = await checkOwnPassword(ctx, input.old_password, caller)
  const birthday = await findBirthday(ctx.db, phone)
  await ensureNotEasy(ctx, { password: input.password, phone, birthday })
  const write = async (trx: Db, passwordHash: string) => {
    const change = { phone, passwordHash, at: ctx.clock.now(), expectedHash: old.passwordHash }
    const memberId = await setPassword(trx, change)
    // Somebody else was quicker; the old password is no longer the old one.
    if (memberId === null) throw new Refusal('accountWrongPwd')
    await forgetBrowsers(trx, phone, browserHash(caller))
    await recordEvent(ctx, trx, memberId, 'passwordChanged', caller)
    return { of: memberId, keep: sessionId }
  }
  const { password } = input
  await replacePassword(ctx, memberSessions, { password, door: 'members', write }, caller)
  return { ok: true }
}
