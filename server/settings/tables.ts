import type { ColumnType, Generated } from 'kysely'

export interface SettingsTables {
  setting: {
    key: string
    value: ColumnType<unknown, string, string>
    /** The browser may read it at `GET /settings`; `settingKeys` decides. */
    public: Generated<boolean>
    updated_at: Generated<Date>
  }
}
