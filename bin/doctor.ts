import { checkNames, examine, reportReadiness } from '#server/doctor.ts'
import { reportKeys } from './keys/report.ts'
import { describeBackups, readBackupState } from '#server/platform/backup/backup-state.ts'
import { systemClock } from '#server/platform/clock.ts'
import { reachDatabaseServer } from '#server/platform/database-server.ts'
import { openDatabase } from '#server/platform/db.ts'
import { loadConfig } from '#server/platform/env.ts'
import { withKeptKeys } from '#server/platform/keys/kept-keys.ts'
import { createLog } from '#server/platform/log.ts'
import { ensureMigrated } from '#server/platform/migrate.ts'
import { findStartFailure } from '#server/platform/start-failure.ts'

/**
 * `npm run doctor` proves stock and orders from their own rows; exits with 1 when something contradicts. What a shop
 * lacks before it sells stands below, and is no contradiction.
 */
async function main(): Promise<number> {
  const config = loadConfig()
  const server = await reachDatabaseServer(config, createLog('warn'))
  const { db, pool, close } = openDatabase(server.url, { maxConnections: 1 })
  try {
    await ensureMigrated(pool)
    const findings = await examine(db)
    for (const name of checkNames) {
      const finding = findings.find(({ check }) => check === name)
      process.stdout.write(`${finding ? 'WRONG' : 'ok   '} ${name}\n`)
      for (const line of finding?.found ?? []) process.stdout.write(`        ${line}\n`)
    }
    process.stdout.write('Backups\n')
    const backups = await readBackupState(db, config)
    for (const line of describeBackups(backups, systemClock.now())) {
      process.stdout.write(`${line}\n`)
    }
    process.stdout.write('Keys\n')
    const keys = await reportKeys(db, await withKeptKeys(db, config))
    for (const line of [...keys.lines, ...keys.next]) process.stdout.write(`${line}\n`)
    for (const line of await reportReadiness({ db, clock: systemClock, config })) {
      process.stdout.write(`${line}\n`)
    }
    return findings.length === 0 ? 0 : 1
  } finally {
    await close()
    await server.stop()
  }
}

main().then(
  (code) => (process.exitCode = code),
  (error) => {
    process.stderr.write(`${findStartFailure(error)?.join('\n') ?? error.stack}\n`)
    process.exitCode = 1
  },
)
