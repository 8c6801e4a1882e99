import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { CamelRow, Column, Row } from '../platform/rows.ts'

export type SavedSetting = CamelRow<'setting', 'key' | 'value' | 'version' | 'updated_at'>

/** What staff have saved; a setting that is missing still has its first value. */
export function listSaved(db: Db): Promise<SavedSetting[]> {
  return queryRows<SavedSetting>(
    db,
    'select key, value, version, updated_at as "updatedAt" from setting order by key',
  )
}

const insertFirst = `
  insert into setting (key, value, public, updated_at) values ($1, $2, $3, $4)
  on conflict (key) do nothing returning key`
const updateNext = `
  update setting set value = $2, public = $3, updated_at = $4, version = version + 1
  where key = $1 and version = $5 returning key`

/** False when somebody else has saved it since. */
export async function writeVersion(
  trx: Db,
  row: { key: string; value: unknown; public: boolean; version: number; at: Date },
): Promise<boolean> {
  const values: unknown[] = [row.key, JSON.stringify(row.value), row.public, row.at]
  const written =
    row.version === 0
      ? await queryRows(trx, insertFirst, values)
      : await queryRows(trx, updateNext, [...values, row.version])
  return written.length === 1
}

interface StoredSettingChange extends Row<
  'setting_change',
  'key' | 'after' | 'staff' | 'reason' | 'at'
> {
  before: NonNullable<Column<'setting_change', 'before'>>
}

export async function insertChange(trx: Db, change: StoredSettingChange): Promise<void> {
  await trx
    .insertInto('setting_change')
    .values({
      ...change,
      before: JSON.stringify(change.before),
      after: JSON.stringify(change.after),
    })
    .execute()
}

const changesOf = `
  select key, before, after, staff, reason, at from setting_change
  where key = $1 order by id desc limit $2`

/** Newest first. */
export function listChanges(db: Db, key: string, limit: number): Promise<StoredSettingChange[]> {
  return queryRows<StoredSettingChange>(db, changesOf, [key, limit])
}
