import { parseArgs } from 'node:util'
import { systemClock } from '#server/platform/clock.ts'
import { reachDatabaseServer } from '#server/platform/database-server.ts'
import { openDatabase, type Db } from '#server/platform/db.ts'
import { loadConfig, type Config } from '#server/platform/env.ts'
import { withKeptKeys, type KeyKind } from '#server/platform/keys/kept-keys.ts'
import { createLog } from '#server/platform/log.ts'
import { ensureMigrated } from '#server/platform/migrate.ts'
import { StartFailure } from '#server/platform/start-failure.ts'
import { handOver, letGo } from './keys/hand-over.ts'
import { dropAcceptedFile, isKeyFromFile, renewKeyFile } from './keys/key-file.ts'
import { reportKeys, type KeyReport } from './keys/report.ts'
import { resealAll } from './keys/reseal.ts'
import { runTool, tell } from './restore/tool.ts'

/** `npm run keys` changes the shop's keys while it sells; docs/operations/leaked-key.md. */
await runTool(async () => {
  const { values } = parseArgs({
    options: {
      check: { type: 'boolean' },
      renew: { type: 'boolean' },
      rotate: { type: 'boolean' },
      forget: { type: 'boolean' },
      lost: { type: 'string' },
    },
  })
  const config = loadConfig()
  if (values.renew) return renew(config)
  const server = await reachDatabaseServer(config, createLog('warn'))
  const { db, pool, close } = openDatabase(server.url, { maxConnections: 2 })
  try {
    await ensureMigrated(pool)
    if (values.lost !== undefined) return await lose(db, config, values.lost)
    if (values.rotate) return await rotate(db, config)
    if (values.forget) return await forget(db, config)
    return check(await reportKeys(db, await withKeptKeys(db, config)))
  } finally {
    await close()
    await server.stop()
  }
})

function check({ lines, next, lost }: KeyReport): number {
  for (const line of [...lines, ...next]) tell(line)
  return lost.length === 0 ? 0 : 1
}

/** For a shop whose key lies in DATA_DIR: its only process takes the new one at its next start. */
function renew(config: Config): number {
  if (!isKeyFromFile(config)) {
    throw new StartFailure(
      'SECRET_KEY comes from the environment: put a new one beside it there (docs/operations/leaked-key.md).',
    )
  }
  renewKeyFile(config)
  tell('A new key lies in DATA_DIR, the one of before beside it, still accepted.')
  tell('Next: restart the shop at once, then npm run keys -- --rotate.')
  return 0
}

async function rotate(db: Db, config: Config): Promise<number> {
  const keyed = await withKeptKeys(db, config)
  let done = 0
  await resealAll(db, keyed, (line) => {
    done += 1
    if (done % 100 === 1) tell(`under the new key: ${line} (${done})`)
  })
  const changed = await handOver(db, keyed, systemClock.now())
  tell(`${done} sealed values were put under SECRET_KEY.`)
  if (changed.length > 0)
    tell('The key of before is kept in the database, for passwords and printed codes alone.')
  return check(await reportKeys(db, await withKeptKeys(db, config)))
}

async function forget(db: Db, config: Config): Promise<number> {
  const report = await reportKeys(db, await withKeptKeys(db, config))
  const hanging = report.sealedByKey.slice(1).reduce((a, b) => a + b, 0)
  if (!report.isHandedOver || hanging > 0) {
    throw new StartFailure(['Nothing is forgotten: something hangs on it still.', ...report.next])
  }
  if (dropAcceptedFile(config)) tell('The key of before is gone from DATA_DIR. Restart the shop.')
  else {
    tell('Nothing hangs on the keys in SECRET_KEY_ACCEPTED and CODE_KEY_ACCEPTED any more.')
    tell('Take them out of the environment of every process and restart them one by one.')
  }
  tell('From then on these end: links to orders, refunds, answers and previews made with them.')
  tell(
    'Backups of before need the old key: keep it away from the shop until the last of them is gone.',
  )
  return 0
}

async function lose(db: Db, config: Config, kind: string): Promise<number> {
  if (kind !== 'secret' && kind !== 'code') {
    throw new StartFailure('--lost takes secret or code.')
  }
  await letGo(db, config, kind satisfies KeyKind)
  tell(
    'The next start takes the key given. What only the lost one opened is on docs/operations/leaked-key.md.',
  )
  return 0
}
