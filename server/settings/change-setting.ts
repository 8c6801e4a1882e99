import { Refusal } from '#domain/errors.ts'
import { settingKeys, type SettingKey } from '#domain/settings/keys.ts'
import type { Db } from '../platform/db.ts'
import { readSetting } from './read-setting.ts'
import { insertChange, writeVersion } from './desk-store.ts'

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
 * Saves a setting as staff wrote it and keeps what it was. Refuses what the setting cannot be
 * (`invalidInput`) and a version that is no longer the last one (`conflict`). After commit:
 * `notices.changed` with 'settings' and the setting's own tag. Gives the value before and after.
 */
export async function changeSetting(
  trx: Db,
  { key, value, version, staff, reason, at }: SettingChange,
): Promise<{ before: unknown; after: unknown }> {
  const parsed = settingKeys[key].schema.safeParse(value)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const path = ['value', ...(issue?.path ?? [])].join('.')
    throw new Refusal('invalidInput', { fields: { [path]: 'Giá trị chưa hợp lệ' } })
  }
  const before = await readSetting(trx, key)
  const after: unknown = parsed.data
  const row = { key, value: after, public: settingKeys[key].public, version, at }
  if (!(await writeVersion(trx, row))) throw new Refusal('conflict')
  await insertChange(trx, { key, before, after, staff, reason, at })
  return { before, after }
}
