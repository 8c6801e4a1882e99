import { readCommand } from '#server/genuine/read-command.ts'
import { runCommand } from '#server/genuine/run-command.ts'
import { systemClock } from '#server/platform/clock.ts'
import { reachDatabaseServer } from '#server/platform/database-server.ts'
import { openDatabase } from '#server/platform/db.ts'
import { loadConfig } from '#server/platform/env.ts'
import { withKeptKeys } from '#server/platform/keys/kept-keys.ts'
import { createLog } from '#server/platform/log.ts'
import { migrate } from '#server/platform/migrate.ts'
import { findStartFailure } from '#server/platform/start-failure.ts'

/** Issues, imports, recalls and looks up genuine-goods codes, shows counterfeit reports; docs/rules/genuine-codes.md. */
async function main(args: string[]): Promise<void> {
  const command = readCommand(args, systemClock.today())
  const config = loadConfig()
  const server = await reachDatabaseServer(config, createLog('warn'))
  const { db, pool, close } = openDatabase(server.url, { maxConnections: 1 })
  try {
    await migrate(pool)
    const lines = await runCommand(
      { db, config: await withKeptKeys(db, config), clock: systemClock },
      command,
    )
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
