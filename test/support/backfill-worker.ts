/** Fills one backfill batch by batch, until it is done or killed. */
import { openPool } from '#server/platform/connection.ts'
import { runBackfills } from '#server/platform/migrations/backfill.ts'

const [databaseUrl = '', name = '', sql = ''] = process.argv.slice(2)
const pool = openPool({ connectionString: databaseUrl, max: 1 })
await runBackfills(pool, [{ name, sql, checksum: sql }], { limit: Infinity, restPerWork: 1 })
await pool.end()
