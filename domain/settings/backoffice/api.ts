import { z } from 'zod'
import { versionField } from '../../kernel/fields.ts'
import { endpoint } from '../../contract.ts'
import { reasonField } from '../../staff/fields.ts'
import { secretNames } from '../secret-names.ts'
import { captchaSettingTexts } from '../texts.ts'
import { settingKeys, type SettingKey } from '../keys.ts'

const key = z.enum(Object.keys(settingKeys) as [SettingKey, ...SettingKey[]])

export const backofficeSetting = z.object({
  key,
  value: z.unknown(),
  initial: z.unknown(),
  /** Readable by anyone at `GET /settings`. */
  public: z.boolean(),
  /** To be sent back with a change; 0 while nobody has saved it. */
  version: z.int(),
  updated_at: z.string().optional(),
})
export type BackofficeSetting = z.output<typeof backofficeSetting>

export const listBackofficeSettings = endpoint({
  method: 'GET',
  path: '/admin/settings',
  realm: 'staff',
  permission: 'settings.read',
  summary: 'Every setting with its value',
  input: z.object({}),
  output: z.array(backofficeSetting),
  errors: [],
})

export const changeSetting = endpoint({
  method: 'PUT',
  path: '/admin/settings/{key}',
  realm: 'staff',
  permission: 'settings.edit',
  errorsShownInPlace: true,
  summary: 'Save a setting; it holds at once; of two who do so the second hears how it is now',
  input: z.object({ key, value: z.unknown(), version: versionField, reason: reasonField }),
  output: backofficeSetting,
  errors: ['conflict'],
  current: backofficeSetting,
})

export const listSettingChanges = endpoint({
  method: 'GET',
  path: '/admin/settings/{key}/history',
  realm: 'staff',
  permission: 'settings.read',
  summary: 'Who changed a setting, when and why, newest first',
  input: z.object({ key }),
  output: z.array(
    z.object({
      at: z.string(),
      by: z.string(),
      reason: z.string(),
      before: z.unknown(),
      after: z.unknown(),
    }),
  ),
  errors: [],
})

const secretKey = z.enum(secretNames)

/** What the desk knows of a secret: never more than its end. */
export const settingSecret = z.object({
  key: secretKey,
  /** Null where none is kept, or where it can be opened no more and must be set again. */
  end: z.string().max(4).nullable(),
  /** To be sent back with a change; 0 while there is none. */
  version: z.int(),
  set_by: z.string().optional(),
  set_at: z.string().optional(),
})
export type SettingSecret = z.output<typeof settingSecret>

export const listSettingSecrets = endpoint({
  method: 'GET',
  path: '/admin/setting-secrets',
  realm: 'staff',
  permission: 'settings.read',
  summary: 'Which secrets are kept: their last four signs, by whom and since when',
  input: z.object({}),
  output: z.array(settingSecret),
  errors: [],
})

export const setSettingSecret = endpoint({
  method: 'PUT',
  path: '/admin/setting-secrets/{key}',
  realm: 'staff',
  permission: 'settings.edit',
  errorsShownInPlace: true,
  summary:
    'Keep a secret, sealed; it is shown to nobody again. Refused where its provider says that it is none',
  input: z.object({
    key: secretKey,
    secret: z
      .string()
      .trim()
      .max(100)
      .regex(/^[\x21-\x7e]{8,}$/, captchaSettingTexts.secretShape),
    version: versionField,
    reason: reasonField,
  }),
  output: settingSecret,
  errors: ['conflict'],
  current: settingSecret,
})

export const dropSettingSecret = endpoint({
  method: 'POST',
  path: '/admin/setting-secrets/{key}/drop',
  realm: 'staff',
  permission: 'settings.edit',
  errorsShownInPlace: true,
  summary: 'Forget a secret; refused while its provider is the chosen one',
  input: z.object({ key: secretKey, version: versionField, reason: reasonField }),
  output: settingSecret,
  errors: ['conflict'],
  current: settingSecret,
})
