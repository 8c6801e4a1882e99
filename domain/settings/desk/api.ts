import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { reasonField } from '../../staff/fields.ts'
import { settingKeys, type SettingKey } from '../keys.ts'

const key = z.enum(Object.keys(settingKeys) as [SettingKey, ...SettingKey[]])

export const deskSetting = z.object({
  key,
  value: z.unknown(),
  initial: z.unknown(),
  /** Readable by anyone at `GET /settings`. */
  public: z.boolean(),
  /** To be sent back with a change; 0 while nobody has saved it. */
  version: z.int(),
  updated_at: z.string().optional(),
})
export type DeskSetting = z.output<typeof deskSetting>

export const listDeskSettings = endpoint({
  method: 'GET',
  path: '/admin/settings',
  actor: 'staff:settings.read',
  summary: 'Every setting with its value',
  input: z.object({}),
  output: z.array(deskSetting),
  errors: [],
})

export const changeSetting = endpoint({
  method: 'PUT',
  path: '/admin/settings/{key}',
  actor: 'staff:settings.edit',
  toldInPlace: true,
  summary: 'Save a setting; it holds at once',
  input: z.object({ key, value: z.unknown(), version: z.int().min(0), reason: reasonField }),
  output: deskSetting,
  errors: ['conflict'],
})

export const listSettingChanges = endpoint({
  method: 'GET',
  path: '/admin/settings/{key}/history',
  actor: 'staff:settings.read',
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
