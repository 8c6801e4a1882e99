import type { SettingValue } from '#domain/settings/keys.ts'
import type { Context } from '../context.ts'
import { cachedByTag } from '../platform/cached-by-tag.ts'
import { readSetting } from '../settings/index.ts'

const initial: Pick<SettingValue<'captcha'>, 'provider'> = { provider: 'altcha' }

/** What staff chose; ours whatever they did where the environment says so. */
export async function readCaptchaSetting(ctx: Context): Promise<SettingValue<'captcha'>> {
  const chosen = await remembered(ctx, 'captcha')
  return ctx.config.captchaOfOurs ? { ...chosen, ...initial } : chosen
}

const remembered = cachedByTag('settings', (db) => readSetting(db, 'captcha'))
