import { isOutsideCaptcha } from '#domain/captcha/providers.ts'
import type { OutsideOrigins } from '#domain/tags/origins.ts'
import type { Context } from '../context.ts'
import { readCaptchaSetting } from './captcha-setting.ts'
import { servicesOf } from './outside.ts'

/** Whom pages may reach because of the captcha: the chosen provider alone, nobody while ours asks. */
export async function captchaOriginsOf(ctx: Context): Promise<OutsideOrigins> {
  const { provider } = await readCaptchaSetting(ctx)
  return ctx.config.captcha && isOutsideCaptcha(provider) ? servicesOf(ctx)[provider].origins : {}
}
