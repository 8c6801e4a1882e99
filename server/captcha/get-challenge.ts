import type { Output } from '#domain/contract.ts'
import type * as api from '#domain/captcha/api.ts'
import { isOutsideCaptcha } from '#domain/captcha/providers.ts'
import type { Caller, Context } from '../context.ts'
import { nameBrowser } from '../platform/browser-name.ts'
import { networkOf } from '../platform/network.ts'
import { captchaLifetime, drawPuzzle } from './altcha.ts'
import { readCaptchaSetting } from './captcha-setting.ts'
import { outsideChallenge } from './outside.ts'

/** Drawing a puzzle costs us a little work, so an address does not get them without end. */
export async function getChallenge(
  ctx: Context,
  _input: object,
  caller: Caller,
): Promise<Output<typeof api.getCaptchaChallenge>> {
  await ctx.limits.consume('writeAddress', networkOf(caller.ip))
  // A code is asked for next, and entered where it was asked for.
  nameBrowser(caller)
  const expiresIn = captchaLifetime / 1000
  if (!ctx.config.captcha) return { puzzle: null, expiresIn }
  const setting = await readCaptchaSetting(ctx)
  const { provider } = setting
  if (!isOutsideCaptcha(provider)) return { puzzle: await drawPuzzle(ctx), expiresIn }
  return {
    puzzle: null,
    outside: outsideChallenge(ctx, provider, setting),
    expiresIn: outsideLifetime,
  }
}

/** Seconds that the shorter-lived of both, reCAPTCHA's, is taken. */
const outsideLifetime = 120
