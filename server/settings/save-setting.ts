import { settingKeys, type SettingKey, type SettingValue } from '#domain/settings/keys.ts'
import type { Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { insertSetting, upsertSetting } from './queries.ts'

/** Saves one setting; every process shows the new value at once. */
export async function saveSetting<K extends SettingKey>(
  ctx: Pick<Context, 'db' | 'clock' | 'changeBus'>,
  key: K,
  value: SettingValue<K>,
): Promise<void> {
  const { schema, public: isPublic } = settingKeys[key]
  await upsertSetting(ctx.db, {
    key,
    value: schema.parse(value),
    public: isPublic,
    updatedAt: ctx.clock.now(),
  })
  ctx.changeBus.changed(['settings', `setting:${key}`])
}

/** A value for the demo, where staff have not saved one of their own. */
export async function addSetting<K extends SettingKey>(
  db: Db,
  key: K,
  value: SettingValue<K>,
  updatedAt: Date,
): Promise<void> {
  const { schema, public: isPublic } = settingKeys[key]
  await insertSetting(db, { key, value: schema.parse(value), public: isPublic, updatedAt })
}
