import { Refusal } from '#domain/errors.ts'
import type { Context } from '../context.ts'
import { networkOf } from '../platform/network.ts'
import { captchaVerifier } from './verifier.ts'

/**
 * Lets through whoever solved a puzzle; each solution once. Refusals: `captchaRequired` without a
 * token, `captchaInvalid` for a wrong, late or used one: the browser solves another and comes again,
 * `rateLimited` after too many of those from a network. Without an address for whoever is known.
 */
export async function verifyCaptcha(
  ctx: Context,
  token: string | undefined,
  address: string | null,
): Promise<void> {
  if (!ctx.config.captcha) return
  if (!token) throw new Refusal('captchaRequired')
  // Counted before it is looked at: of any number at once none is judged too many.
  const tried =
    address === null ? null : await ctx.limits.consume('captchaAddress', networkOf(address))
  if (!(await captchaVerifier(ctx).verify(token))) throw new Refusal('captchaInvalid')
  await tried?.giveBack()
}
