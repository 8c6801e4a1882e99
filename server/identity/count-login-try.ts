import { verifyCaptcha } from '../captcha/index.ts'
import type { Context } from '../context.ts'
import { networkOf } from '../platform/network.ts'
import type { Taken } from '../platform/rate-limit.ts'

interface AskedLogin {
  captcha: string | undefined
  /** From where the account was before: what strangers around it try is not counted against it. */
  isKnown: boolean
  /** The name itself was tried too often. */
  wasGuessed: boolean
}

/**
 * Counts a login as a wrong password of its network before the password is looked at; given back when it was
 * right. A person must be there where the name was guessed at before, or when the network or its neighbourhood
 * has had too many wrong ones with whatever names. Refusals: `captchaRequired`, `captchaInvalid`.
 */
export async function countLoginTry(
  ctx: Context,
  { captcha, isKnown, wasGuessed }: AskedLogin,
  { address }: { address: string },
): Promise<Taken | null> {
  if (!ctx.config.captcha) return null
  if (wasGuessed) await verifyCaptcha(ctx, captcha, isKnown ? null : address)
  if (isKnown) return null
  const tried = await ctx.limits.take('wrongPasswordAddress', networkOf(address))
  if (!tried && !wasGuessed) await verifyCaptcha(ctx, captcha, address)
  return tried
}
