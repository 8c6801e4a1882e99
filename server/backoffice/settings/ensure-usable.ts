import { isOutsideCaptcha } from '#domain/captcha/providers.ts'
import { Refusal } from '#domain/errors.ts'
import { settingKeys, type SettingKey } from '#domain/settings/keys.ts'
import { captchaSettingTexts as texts } from '#domain/settings/texts.ts'
import type { Db } from '../../platform/db.ts'
import { holdSecret } from '../../settings/index.ts'

/** A provider without its secret would keep everybody out. What is wrong with the value itself is told elsewhere. */
export async function ensureUsable(trx: Db, key: SettingKey, value: unknown): Promise<void> {
  if (key !== 'captcha') return
  const { provider } = settingKeys.captcha.schema.safeParse(value).data ?? {}
  if (!provider || !isOutsideCaptcha(provider)) return
  if (await holdSecret(trx, provider)) return
  throw new Refusal('invalidInput', { fields: { 'value.provider': texts.noSecret } })
}
