import { parseArgs } from 'node:util'
import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { momentText } from '#server/platform/backup/moment.ts'
import { sizeOf } from '#server/platform/backup/progress.ts'
import { takeBackup } from '#server/platform/backup/take-backup.ts'
import { openPool } from '#server/platform/connection.ts'
import { reachDatabaseServer } from '#server/platform/database-server.ts'
import { loadConfig, type Config } from '#server/platform/env.ts'
import { createLog } from '#server/platform/log.ts'
import { ensureMigrated } from '#server/platform/migrate.ts'
import { StartFailure } from '#server/platform/start-failure.ts'
import { refuseOtherServers, runTool, tell } from './restore/tool.ts'

/** `npm run backup` copies the embedded database while the shop sells, and begins to keep its log. */
await runTool(async () => {
  const { values } = parseArgs({
    options: {
      'without-secrets': { type: 'boolean', default: false },
      fast: { type: 'boolean', default: false },
    },
  })
  const config = loadConfig()
  refuseOtherServers(config)
  const server = await reachDatabaseServer(config, createLog('warn'))
  try {
    await ensureReady(server.url)
    if (!values.fast)
      tell('spreading the checkpoint over some minutes, so that nobody waits (--fast: at once)')
    const began = performance.now()
    const backup = await takeBackup({
      url: server.url,
      directory: join(realpathSync(config.dataDir), 'postgres'),
      backupDir: config.backupDir,
      keep: config.backupKeep,
      secretKey: config.secretKey,
      withSecrets: !values['without-secrets'],
      fast: values.fast,
      tell,
    })
    const took = ((performance.now() - began) / 1000).toFixed(1)
    tell(`Backup ${backup.id}: ${sizeOf(backup.bytes)} in ${sizeOf(backup.packedBytes)}, ${took} s`)
    tell(`It lies in ${config.backupDir}, with PostgreSQL's log from now on.`)
    tell(`Every moment from ${momentText(new Date(backup.stoppedAt))} on can be restored.`)
    for (const line of adviseOn(config, backup.secrets)) tell(line)
    return 0
  } finally {
    await server.stop()
  }
})

async function ensureReady(url: string): Promise<void> {
  const pool = openPool({ connectionString: url, max: 1 })
  try {
    await ensureMigrated(pool)
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error
    throw new StartFailure('The shop has not been started with this version yet: start it first.')
  } finally {
    await pool.end()
  }
}

function adviseOn(config: Config, secrets: readonly string[]): string[] {
  const advice: string[] = []
  if (config.backupDir.startsWith(config.dataDir)) {
    advice.push(
      'It lies beside the database: against a wrong press, not against a broken disk. Set BACKUP_DIR, or copy it elsewhere.',
    )
  }
  advice.push(
    secrets.length > 0
      ? `With it lie the keys ${secrets.join(', ')}: whoever has the folder can read everything.`
      : 'No keys lie with it: without SECRET_KEY nobody can log in to what is restored.',
  )
  if (config.keysFromOutside) {
    advice.push(
      'SECRET_KEY or CODE_KEY come from the environment and are not in it: keep them, and the other variables, elsewhere.',
    )
  }
  return advice
}
