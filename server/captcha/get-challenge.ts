import type { Output } from '#domain/contract.ts'
import type * as api from '#domain/captcha/api.ts'
import type { Caller, Context } from '../context.ts'
import { nameBrowser } from '../platform/browser-name.ts'
import { networkOf } from '../platform/network.ts'
import { captchaLifetime } from './altcha.ts'
import { captchaVerifier } from './verifier.ts'

/** Drawing a puzzle costs us a little work, so an address does not get them without end. */
export async function getChallenge(
  ctx: Context,
  _input: object,
  caller: Caller,
): Promise<Output<typeof api.getCaptchaChallenge>> {
  await ctx.limits.consume('writeAddress', networkOf(caller.ip))
  // A code is asked for next, and entered where it was asked for.
  nameBrowser(caller)
  return { puzzle: await captchaVerifier(ctx).challenge(), expiresIn: captchaLifetime / 1000 }
}
