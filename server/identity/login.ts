import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type * as api from '#domain/identity/api.ts'
import { triesWithoutCaptcha } from '#domain/identity/password-lock.ts'
import { sessionLifetime } from '#domain/identity/session-rules.ts'
import type { Caller, Context } from '../context.ts'
import { isKnown, rememberBrowser } from '../otp/index.ts'
import { networkOf } from '../platform/network.ts'
import { checkPassword, isStrangers, phoneTryOf } from './check-password.ts'
import { countLoginTry } from './count-login-try.ts'
import { phoneTries, type PhoneTry } from './lock-store.ts'
import { recordEvent } from './record-event.ts'
import { startSession } from './sessions.ts'
import { readUser } from './user-view.ts'

/** By phone and password; the answer and its timing are the same for whatever was wrong. */
export async function login(
  ctx: Context,
  { phone, password, captcha }: ParsedInput<typeof api.login>,
  caller: Caller,
): Promise<Output<typeof api.login>> {
  await countLogin(ctx, phone, caller)
  const from = await phoneTryOf(ctx.db, phone, caller)
  const asked = { captcha, isKnown: !isStrangers(from), wasGuessed: await wasGuessed(ctx, from) }
  const tried = await countLoginTry(ctx, asked, caller)
  const { id, passwordHash } = await checkPassword(ctx, { phone, password }, caller)
  await tried?.giveBack()
  const accessToken = await ctx.db.transaction().execute(async (trx) => {
    const token = await startSession(ctx, trx, { memberId: id, passwordHash }, caller)
    if (!token) throw new Refusal('accountWrongPwd')
    await recordEvent(ctx, trx, id, 'loggedIn', caller)
    await rememberBrowser(trx, phone, caller, ctx.clock.now())
    return token
  })
  caller.sessionCookie?.set(accessToken, sessionLifetime)
  return { accessToken, user: await readUser(ctx, id) }
}

/** Many strangers may stand behind one address: where the member is known they have no part in it. */
async function countLogin(ctx: Context, phone: string, caller: Caller): Promise<void> {
  if (await isKnown(ctx.db, phone, caller)) await ctx.limits.consume('loginOwnPhone', phone)
  else await ctx.limits.consume('loginAddress', networkOf(caller.address))
}

async function wasGuessed(ctx: Context, from: PhoneTry): Promise<boolean> {
  const { tries } = await phoneTries.find(ctx.db, from, ctx.clock.now())
  return tries >= triesWithoutCaptcha
}
