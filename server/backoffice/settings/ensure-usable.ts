import { isOutsideCaptcha } from '#domain/captcha/providers.ts'
import { outsideCarriers } from '#domain/shipping/carrier-words.ts'
import { Refusal } from '#domain/errors.ts'
import { settingKeys, type SettingKey } from '#domain/settings/keys.ts'
import { captchaSettingTexts as texts } from '#domain/settings/texts.ts'
import type { Db } from '../../platform/db.ts'
import { holdSecret } from '../../settings/index.ts'

/** A provider without its secret would keep everybody out. What is wrong with the value itself is told elsewhere. */
export async function ensureUsable(trx: Db, key: SettingKey, value: unknown): Promise<void> {
  if (key === 'carriers') return ensureCarriers(trx, value)
  if (key !== 'captcha') return
  const { provider } = settingKeys.captcha.schema.safeParse(value).data ?? {}
  if (!provider || !isOutsideCaptcha(provider)) return
  if (await holdSecret(trx, provider)) return
  throw new Refusal('invalidInput', { fields: { 'value.provider': texts.noSecret } })
}

/** A carrier that shall make parcels without its secret would refuse each of them. */
async function ensureCarriers(trx: Db, value: unknown): Promise<void> {
  const { data } = settingKeys.carriers.schema.safeParse(value)
  for (const name of outsideCarriers) {
    if (!data?.[name].on || (await holdSecret(trx, name))) continue
    throw new Refusal('invalidInput', { fields: { [`value.${name}.on`]: texts.noCarrierSecret } })
  }
}
