import { openPool } from '#server/platform/connection.ts'

/**
 * As the leader of a cluster becomes a standby, or leads again. Connections that are open stay what they are, unless
 * they are cut.
 */
export async function becomeStandby(
  databaseUrl: string,
  state: 'on' | 'off',
  { cut = false } = {},
): Promise<void> {
  const other = openPool({ connectionString: databaseUrl, max: 1 })
  const name = new URL(databaseUrl).pathname.slice(1)
  await other.query(`begin read write;
    alter database "${name}" set default_transaction_read_only = ${state}; commit`)
  if (cut) {
    await other.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`)
  }
  await other.end()
}
