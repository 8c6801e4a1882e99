import type { z } from 'zod'
import { bellSettings } from './bell-settings.ts'
import { bulkSettings } from './bulk-settings.ts'
import { captchaSettings } from './captcha-settings.ts'
import { carrierSettings } from './carrier-settings.ts'
import { chatSettings } from './chat-settings.ts'
import { loyaltySettings } from './loyalty-settings.ts'
import { messageSettings } from './message-settings.ts'
import { orderSettings } from './order-settings.ts'
import { questionSettings } from './question-settings.ts'
import { tagSettings } from './tag-settings.ts'
import type { SettingDefinition } from './setting.ts'
import { shopSettings } from './shop-settings.ts'

/** Everything staff may change without a release, in the order in which they read it. A key that is not here does not exist. */
export const settingKeys = {
  ...shopSettings,
  ...orderSettings,
  ...loyaltySettings,
  ...messageSettings,
  ...questionSettings,
  ...tagSettings,
  ...chatSettings,
  ...carrierSettings,
  ...captchaSettings,
  ...bellSettings,
  ...bulkSettings,
} satisfies Record<string, SettingDefinition>

export type SettingKey = keyof typeof settingKeys
export type SettingValue<K extends SettingKey> = z.output<(typeof settingKeys)[K]['schema']>

/** Whether the browser may read it; unknown keys are as private as the private ones. */
export function isPublicSetting(key: string): key is SettingKey {
  return Object.hasOwn(settingKeys, key) && settingKeys[key as SettingKey].public
}
