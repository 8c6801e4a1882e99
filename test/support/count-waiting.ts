import { sql } from 'kysely'
import type { TestShop } from './app.ts'

/** Connections that wait for a lock that another transaction holds. */
export async function countWaiting({ ctx }: Pick<TestShop, 'ctx'>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(ctx.db)
  return rows[0]!.count
}
