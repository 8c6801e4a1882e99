import type { z } from 'zod'
import { Refusal } from '#domain/errors.ts'
import { settingKeys, type SettingKey } from '#domain/settings/keys.ts'
import type { Db } from '../platform/db.ts'
import { readSetting } from './read-setting.ts'
import { insertChange, writeVersion } from './backoffice-queries.ts'

export interface SettingChange {
  key: SettingKey
  value: unknown
  /** The version the person saw; 0 for a setting that nobody has saved. */
  version: number
  staff: string
  reason: string
  at: Date
}

/**
 * Saves a setting as staff wrote it and keeps what it was. Refuses what the setting cannot be (`invalidInput`,
 * told at `value.…`). Gives the value before and after, or null where the version is no longer the last one.
 * After commit: `changeBus.changed` with 'settings' and the setting's own tag.
 */
export async function changeSetting(
  trx: Db,
  { key, value, version, staff, reason, at }: SettingChange,
): Promise<{ before: unknown; after: unknown } | null> {
  const parsed = settingKeys[key].schema.safeParse(value)
  if (!parsed.success) throw new Refusal('invalidInput', { fields: fieldsOf(parsed.error) })
  const before = await readSetting(trx, key)
  const after: unknown = parsed.data
  const row = { key, value: after, public: settingKeys[key].public, version, at }
  if (!(await writeVersion(trx, row))) return null
  await insertChange(trx, { key, before, after, staff, reason, at })
  return { before, after }
}

/** The schema's own words are the setting's; the rest a person hears where the form judges it. */
function fieldsOf({ issues }: z.ZodError): Record<string, string> {
  const told = issues.map(({ path, code, message }) => [
    ['value', ...path].join('.'),
    code === 'custom' ? message : 'Giá trị chưa hợp lệ',
  ])
  return Object.fromEntries(told) as Record<string, string>
}
