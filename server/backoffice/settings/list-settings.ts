import { toVietnamIso } from '#domain/kernel/dates.ts'
import type { BackofficeSetting } from '#domain/settings/backoffice/api.ts'
import { settingKeys, type SettingKey } from '#domain/settings/keys.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { listSaved, readSettings } from '../../settings/index.ts'

/** Every setting: as staff saved it, or as the shop starts. */
export async function listBackofficeSettings(ctx: Context): Promise<BackofficeSetting[]> {
  return readAll(ctx.db)
}

export async function readAll(db: Db): Promise<BackofficeSetting[]> {
  const keys = Object.keys(settingKeys) as SettingKey[]
  const values = await readSettings(db, keys)
  const saved = new Map((await listSaved(db)).map((row) => [row.key, row]))
  return keys.map((key) => {
    const row = saved.get(key)
    return {
      key,
      value: values[key],
      initial: settingKeys[key].initial,
      public: settingKeys[key].public,
      version: row?.version ?? 0,
      ...(row ? { updated_at: toVietnamIso(row.updatedAt) } : {}),
    }
  })
}
