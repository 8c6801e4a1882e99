import type { Pool } from 'pg'
import { backfillOf } from './header.ts'
import type { Migration } from './read-migrations.ts'

/** How far a backfill is that is not done. */
export interface BackfillProgress {
  name: string
  /** The highest key that is done; null: not begun. */
  reached: number | null
  highest: number | null
  /** Since it was begun. */
  minutes: number
}

export async function readProgress(pool: Pool, migration: Migration): Promise<BackfillProgress> {
  const { table, key } = backfillOf(migration)
  const { rows } = await pool.query<Record<'reached' | 'highest' | 'minutes', string | null>>(
    `select b.reached, (select max(${key}) from ${table}) as highest,
      extract(epoch from now() - b.started_at) / 60 as minutes
      from schema_backfill b where b.name = $1`,
    [migration.name],
  )
  const { reached, highest, minutes } = rows[0]!
  const number = (text: string | null) => (text === null ? null : Number(text))
  return {
    name: migration.name,
    reached: number(reached),
    highest: number(highest),
    minutes: Number(minutes),
  }
}
