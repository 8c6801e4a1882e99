import type { ColumnType, Generated } from 'kysely'

export interface SettingsTables {
  setting: {
    key: string
    value: ColumnType<unknown, string, string>
    public: Generated<boolean>
    updated_at: Generated<Date>
  }
}
