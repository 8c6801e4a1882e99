import { settingKeys, type SettingKey, type SettingValue } from '#domain/settings/keys.ts'
import type { Context } from '../context.ts'
import { upsertSetting } from './store.ts'

/** Saves one setting; every process shows the new value at once. */
export async function saveSetting<K extends SettingKey>(
  ctx: Pick<Context, 'db' | 'clock' | 'notices'>,
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
  ctx.notices.changed(['settings'])
}
