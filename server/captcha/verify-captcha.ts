import { Refusal } from '#domain/errors.ts'
import type { Context } from '../context.ts'
import { captchaVerifier } from './verifier.ts'

/**
 * Lets through whoever solved a puzzle; each solution once. Refusals: `captchaRequired` without a
 * token, `captchaInvalid` for a wrong, late or used one: the browser solves another and comes again.
 */
export async function verifyCaptcha(ctx: Context, token: string | undefined): Promise<void> {
  if (!ctx.config.captcha) return
  if (!token) throw new Refusal('captchaRequired')
  if (!(await captchaVerifier(ctx).verify(token))) throw new Refusal('captchaInvalid')
}
