import { settingKeys, type SettingKey, type SettingValue } from '#domain/settings/keys.ts'
import type { Db } from '../platform/db.ts'
import { listSettings } from './queries.ts'

/** The setting as staff saved it, or what the shop starts with. */
export async function readSetting<K extends SettingKey>(db: Db, key: K): Promise<SettingValue<K>> {
  return (await readSettings(db, [key]))[key]
}

/** Several settings in one query. */
export async function readSettings<const K extends SettingKey>(
  db: Db,
  keys: readonly K[],
): Promise<{ [Key in K]: SettingValue<Key> }> {
  const saved = new Map((await listSettings(db, keys)).map((row) => [row.key, row.value]))
  const entries = keys.map((key) => {
    const { schema, initial } = settingKeys[key]
    return [key, schema.parse(saved.has(key) ? saved.get(key) : initial)]
  })
  return Object.fromEntries(entries) as { [Key in K]: SettingValue<Key> }
}
