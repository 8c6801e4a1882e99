import { parseArgs } from 'node:util'
import { loadDemo } from '#seed/load/index.ts'
import { generateProducts } from '#seed/load/many-products.ts'
import { systemClock } from '#server/platform/clock.ts'
import { reachDatabaseServer } from '#server/platform/database-server.ts'
import { openDatabase } from '#server/platform/db.ts'
import { loadConfig } from '#server/platform/env.ts'
import { createLog } from '#server/platform/log.ts'
import { migrate } from '#server/platform/migrate.ts'
import { findStartFailure } from '#server/platform/start-failure.ts'

/** `npm run seed` fills an empty shop with the demo; `-- --products 20000` adds generated ones. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { products: { type: 'string', default: '0' } } })
  const server = await reachDatabaseServer(loadConfig(), createLog('warn'))
  const { db, pool, close } = openDatabase(server.url, { maxConnections: 1 })
  try {
    await migrate(pool)
    const loaded = await loadDemo({ db, clock: systemClock })
    say(loaded ? 'The demo is loaded.' : 'There are products already; nothing was loaded.')
    const count = Number(values.products)
    if (count > 0) say(`${await generateProducts(db, count)} generated products added.`)
  } finally {
    await close()
    await server.stop()
  }
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

main().catch((error) => {
  const lines = findStartFailure(error)
  process.stderr.write(`${lines ? lines.join('\n') : error.stack}\n`)
  process.exitCode = 1
})
