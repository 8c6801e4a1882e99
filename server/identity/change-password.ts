import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type * as api from '#domain/identity/api.ts'
import type { Caller, Context } from '../context.ts'
import { browserHash, forgetBrowsers } from '../otp/index.ts'
import { getMember } from '../platform/http/actor.ts'
import { checkPassword } from './check-password.ts'
import { ensureNotEasy } from './ensure-not-easy.ts'
import { inHashingQueue } from './hashing-queue.ts'
import { findBirthday, setPassword } from './member-store.ts'
import { hashPassword } from './password-hash.ts'
import { recordEvent } from './record-event.ts'
import { endSessionsExcept } from './session-store.ts'
import { tellEnded } from './sessions.ts'

/** With the old password, under the same lock as a login; the other devices are logged out. */
export async function changePassword(
  ctx: Context,
  input: ParsedInput<typeof api.changePassword>,
  caller: Caller,
): Promise<Output<typeof api.changePassword>> {
  const { phone, sessionId } = getMember(caller)
  const old = await checkPassword(ctx, { phone, password: input.old_password }, caller)
  const birthday = await findBirthday(ctx.db, phone)
  await ensureNotEasy(ctx, { password: input.password, phone, birthday })
  const passwordHash = await inHashingQueue(ctx, { door: 'members', address: caller.address }, () =>
    hashPassword(ctx.config, input.password),
  )
  const now = ctx.clock.now()
  const ended = await ctx.db.transaction().execute(async (trx) => {
    const change = { phone, passwordHash, at: now, expectedHash: old.passwordHash }
    const memberId = await setPassword(trx, change)
    // Somebody else was quicker; the old password is no longer the old one.
    if (memberId === null) throw new Refusal('accountWrongPwd')
    await forgetBrowsers(trx, phone, browserHash(caller))
    const ids = await endSessionsExcept(trx, { memberId, keep: sessionId, now })
    await recordEvent(ctx, trx, memberId, 'passwordChanged', caller)
    return ids
  })
  tellEnded(ctx, ended)
  return { ok: true }
}
