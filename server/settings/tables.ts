import type { SecretName } from '#domain/settings/secret-names.ts'
import type { ColumnType, Generated } from 'kysely'

export interface SettingsTables {
  setting: {
    key: string
    value: ColumnType<unknown, string, string>
    /** The browser may read it at `GET /settings`; `settingKeys` decides. */
    public: Generated<boolean>
    updated_at: Generated<Date>
    version: Generated<number>
  }
  setting_secret: {
    key: SecretName
    sealed: Buffer
    version: Generated<number>
    set_by: string
    set_at: Date
  }
  shop_opening: {
    id: Generated<number>
    is_open: boolean
    version: Generated<number>
    changed_by: Generated<string>
    changed_at: Date
  }
  setting_change: {
    id: Generated<number>
    key: string
    before: ColumnType<unknown, string | null, never>
    after: ColumnType<unknown, string, never>
    staff: string
    reason: string
    at: Date
  }
}
