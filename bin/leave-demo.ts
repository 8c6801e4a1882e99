import { parseArgs } from 'node:util'
import { leaveDemo } from '#seed/leave/leave-demo.ts'
import { systemClock } from '#server/platform/clock.ts'
import { startDatabaseServer } from '#server/platform/database-server.ts'
import { openDatabase } from '#server/platform/db.ts'
import { loadConfig } from '#server/platform/env.ts'
import { createLog } from '#server/platform/log.ts'
import { migrate } from '#server/platform/migrate.ts'
import { findStartFailure } from '#server/platform/start-failure.ts'

/** `npm run leave-demo` tells what makes a demo's database a shop's; `-- --yes` does it. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { yes: { type: 'boolean', default: false } } })
  const config = loadConfig()
  const server = await startDatabaseServer(config, createLog('warn'))
  const { db, pool, close } = openDatabase(server.url, { maxConnections: 1 })
  try {
    await migrate(pool)
    const lines = await leaveDemo({ db, config, clock: systemClock }, values.yes)
    process.stdout.write(`${lines.join('\n')}\n`)
  } finally {
    await close()
    await server.stop()
  }
}

main().catch((error) => {
  const lines = findStartFailure(error)
  process.stderr.write(`${lines ? lines.join('\n') : error.stack}\n`)
  process.exitCode = 1
})
