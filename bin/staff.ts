import { systemClock } from '#server/platform/clock.ts'
import { reachDatabaseServer } from '#server/platform/database-server.ts'
import { openDatabase } from '#server/platform/db.ts'
import { loadConfig } from '#server/platform/env.ts'
import { createLog } from '#server/platform/log.ts'
import { migrate } from '#server/platform/migrate.ts'
import { findStartFailure } from '#server/platform/start-failure.ts'
import { runStaffCommand } from '#server/staff/run-staff-command.ts'
import { readStaffCommand } from '#server/staff/staff-command.ts'

/** Who may work in the back office: the first admin, and the way back in for one who lost everything. */
async function main(args: string[]): Promise<void> {
  const command = readStaffCommand(args)
  const config = loadConfig()
  const server = await reachDatabaseServer(config, createLog('warn'))
  const { db, pool, close } = openDatabase(server.url, { maxConnections: 1 })
  try {
    await migrate(pool)
    const lines = await runStaffCommand({ db, config, clock: systemClock }, command)
    process.stdout.write(`${lines.join('\n')}\n`)
  } finally {
    await close()
    await server.stop()
  }
}

main(process.argv.slice(2)).catch((error) => {
  const lines = findStartFailure(error)
  process.stderr.write(`${lines ? lines.join('\n') : error.stack}\n`)
  process.exitCode = 1
})
