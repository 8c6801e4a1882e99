import { z } from 'zod'
import { versionField } from '../../kernel/fields.ts'
import { endpoint } from '../../contract.ts'
import { reasonField } from '../../staff/fields.ts'
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
