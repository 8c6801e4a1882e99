import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type * as api from '#domain/identity/api.ts'
import { triesWithoutCaptcha } from '#domain/identity/password-lock.ts'
import { sessionLifetime } from '#domain/identity/session-rules.ts'
import { verifyCaptcha } from '../captcha/index.ts'
import type { Caller, Context } from '../context.ts'
import { networkOf } from '../platform/network.ts'
import { checkPassword } from './check-password.ts'
import { phoneTries } from './lock-store.ts'
import { recordEvent } from './record-event.ts'
import { startSession } from './sessions.ts'
import { readUser } from './user-view.ts'

/** By phone and password; the answer and its timing are the same for whatever was wrong. */
export async function login(
  ctx: Context,
  { phone, password, captcha }: ParsedInput<typeof api.login>,
  caller: Caller,
): Promise<Output<typeof api.login>> {
  await ctx.limits.consume('loginAddress', networkOf(caller.address))
  await verifyCaptchaAfterWrongTries(ctx, phone, captcha)
  const { id, passwordHash } = await checkPassword(ctx, { phone, password }, caller)
  const accessToken = await ctx.db.transaction().execute(async (trx) => {
    const token = await startSession(ctx, trx, { memberId: id, passwordHash }, caller)
    if (!token) throw new Refusal('accountWrongPwd')
    await recordEvent(ctx, trx, id, 'loggedIn', caller)
    return token
  })
  caller.sessionCookie?.set(accessToken, sessionLifetime)
  return { accessToken, user: await readUser(ctx, id) }
}

async function verifyCaptchaAfterWrongTries(ctx: Context, phone: string, captcha?: string) {
  if (!ctx.config.captcha) return
  const { tries } = await phoneTries.find(ctx.db, phone, ctx.clock.now())
  if (tries >= triesWithoutCaptcha) await verifyCaptcha(ctx, captcha)
}
