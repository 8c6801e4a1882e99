import { Connection } from '../connection.ts'

/** The shop's own database, beside the `postgres` one that every cluster has. */
export async function ensureDatabase(url: string): Promise<void> {
  const own = new URL(url).pathname.slice(1)
  const maintenance = new URL(url)
  maintenance.pathname = '/postgres'
  const client = new Connection({ connectionString: maintenance.href })
  await client.connect()
  try {
    const found = await client.query('select from pg_database where datname = $1', [own])
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(own)}`)
  } finally {
    await client.end()
  }
}
