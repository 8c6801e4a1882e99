import type { Pool } from 'pg'
import { openPool } from '#server/platform/connection.ts'
import { reachDatabaseServer } from '#server/platform/database-server.ts'
import { loadConfig } from '#server/platform/env.ts'
import { createLog } from '#server/platform/log.ts'
import { migrate, pendingMigrations } from '#server/platform/migrate.ts'
import { findStartFailure } from '#server/platform/start-failure.ts'

/** `npm run migrate` applies what is pending; `-- --check` only lists it and exits with 1. */
async function main(args: string[]): Promise<number> {
  const database = await reachDatabaseServer(loadConfig(), createLog('warn'))
  const pool = openPool({ connectionString: database.url, max: 1 })
  try {
    return args.includes('--check') ? await check(pool) : await apply(pool)
  } finally {
    await pool.end()
    await database.stop()
  }
}

async function check(pool: Pool): Promise<number> {
  const pending = await pendingMigrations(pool)
  say(pending.length === 0 ? 'No migration is pending.' : `Pending:\n  ${pending.join('\n  ')}`)
  return pending.length === 0 ? 0 : 1
}

async function apply(pool: Pool): Promise<number> {
  const applied = await migrate(pool)
  say(applied.length === 0 ? 'Nothing to apply.' : `Applied:\n  ${applied.join('\n  ')}`)
  return 0
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

main(process.argv.slice(2)).then(
  (code) => (process.exitCode = code),
  (error) => {
    const lines = findStartFailure(error)
    process.stderr.write(`${lines ? lines.join('\n') : error.stack}\n`)
    process.exitCode = 1
  },
)
