import type { ClientBase, Pool } from 'pg'
import { newestMigration } from './read-migrations.ts'

/** The connections on which the processes of a shop tell each other of changes. */
export const noticeLinks = 'anlanh-notices'

/** What each process of the shop calls the one connection that it keeps as long as it lives. */
export function nameOfProcess(): string {
  return `${noticeLinks} ${newestMigration()}`
}

/** For each process of the shop on this database, the newest migration that its code knows; 0000 where it does not say. */
export async function listProcesses(client: Pool | ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select application_name as name from pg_stat_activity
      where datname = current_database() and application_name like $1 order by 1`,
    [`${noticeLinks}%`],
  )
  return rows.map(({ name }) => name.slice(noticeLinks.length + 1) || '0000')
}
