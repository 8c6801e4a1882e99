import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { Row } from '../platform/rows.ts'

type SettingRow = Row<'setting', 'key' | 'value'>

export async function listSettings(db: Db, keys: readonly string[]): Promise<SettingRow[]> {
  return queryRows<SettingRow>(db, 'select key, value from setting where key = any($1)', [keys])
}

export async function upsertSetting(
  db: Db,
  row: { key: string; value: unknown; public: boolean; updatedAt: Date },
): Promise<void> {
  const values = {
    value: JSON.stringify(row.value),
    public: row.public,
    updated_at: row.updatedAt,
  }
  await db
    .insertInto('setting')
    .values({ key: row.key, ...values })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        ...values,
        // Whoever has it open in the back office must look again.
        version: eb('setting.version', '+', 1),
      })),
    )
    .execute()
}

/** Only where nobody has saved the setting yet. */
export async function insertSetting(
  db: Db,
  row: { key: string; value: unknown; public: boolean; updatedAt: Date },
): Promise<void> {
  const { key, public: isPublic, updatedAt: updated_at } = row
  await db
    .insertInto('setting')
    .values({ key, value: JSON.stringify(row.value), public: isPublic, updated_at })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}
