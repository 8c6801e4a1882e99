import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type * as api from '#domain/identity/api.ts'
import type { Caller, Context } from '../context.ts'
import {
  forgetBrowsers,
  isLiveSessionKey,
  issueSessionKey,
  rememberBrowser,
  sendCode,
  takeSessionKey,
  useCode,
} from '../otp/index.ts'
import type { Db } from '../platform/db.ts'
import { networkOf } from '../platform/network.ts'
import { ensureNotEasy } from './ensure-not-easy.ts'
import { replacePassword } from '../session/index.ts'
import { clearPhone } from './phone-tries.ts'
import { findBirthday, hasMember, setPassword } from './member-queries.ts'
import { recordEvent } from './record-event.ts'
import { memberSessions } from './sessions.ts'

const purpose = 'forgotPassword'

/** The answer is the same whether the phone has an account or not. */
export function sendForgotPasswordCode(
  ctx: Context,
  input: ParsedInput<typeof api.sendForgotPasswordCode>,
  caller: Caller,
): Promise<Output<typeof api.sendForgotPasswordCode>> {
  return sendCode(ctx, { ...input, purpose, asker: caller })
}

export async function submitForgotPasswordCode(
  ctx: Context,
  input: ParsedInput<typeof api.submitForgotPasswordCode>,
  caller: Caller,
): Promise<Output<typeof api.submitForgotPasswordCode>> {
  await useCode(ctx, { ...input, purpose, asker: caller })
  if (!(await hasMember(ctx.db, input.phone))) throw new Refusal('phoneNotRegistered')
  return { sessionKey: await issueSessionKey(ctx, { phone: input.phone, purpose }) }
}

/** The way out of a lock: whoever holds the phone sets a new password and every session ends. */
export async function resetPassword(
  ctx: Context,
  { phone, sessionKey, password }: ParsedInput<typeof api.resetPassword>,
  caller: Caller,
): Promise<Output<typeof api.resetPassword>> {
  await ctx.limits.consume('newPasswordAddress', networkOf(caller.ip))
  const proof = { phone, purpose, sessionKey } as const
  if (!(await isLiveSessionKey(ctx, proof))) throw new Refusal('sessionKeyNotValid')
  await ensureNotEasy(ctx, { password, phone, birthday: await findBirthday(ctx.db, phone) })
  const write = async (trx: Db, passwordHash: string) => {
    const now = ctx.clock.now()
    if (!(await takeSessionKey(ctx, trx, proof))) throw new Refusal('sessionKeyNotValid')
    const memberId = await setPassword(trx, { phone, passwordHash, at: now })
    if (memberId === null) throw new Refusal('phoneNotRegistered')
    await clearPhone(trx, phone)
    // Whoever logged in with the old password is a stranger from now on.
    await forgetBrowsers(trx, phone)
    await rememberBrowser(trx, phone, caller, now)
    await recordEvent(ctx, trx, memberId, 'passwordReset', caller)
    return { of: memberId }
  }
  await replacePassword(ctx, memberSessions, { password, door: 'members', write }, caller)
  return { ok: true }
}
