import { parseArgs } from 'node:util'
import { importUnits, readPackagedRelease, readUnitFile } from '#server/location/index.ts'
import { formatImportReport } from '#server/location/import/report.ts'
import { systemClock } from '#server/platform/clock.ts'
import { reachDatabaseServer } from '#server/platform/database-server.ts'
import { openDatabase } from '#server/platform/db.ts'
import { loadConfig } from '#server/platform/env.ts'
import { createLog } from '#server/platform/log.ts'
import { migrate } from '#server/platform/migrate.ts'
import { findStartFailure, StartFailure } from '#server/platform/start-failure.ts'

const usage = `Usage: npm run units -- import [file.json | file.csv] [--allow-shrink]
Without a file the units that come with the shop are imported.`

/** Imports provinces, districts and wards; docs/rules/locations.md tells the forms a file may have. */
async function main(args: string[]): Promise<void> {
  const { path, allowShrink } = readArguments(args)
  const release = path ? await readUnitFile(path) : await readPackagedRelease()
  const server = await reachDatabaseServer(loadConfig(), createLog('warn'))
  const { db, pool, close } = openDatabase(server.url, { maxConnections: 1 })
  try {
    await migrate(pool)
    const report = await importUnits(db, release, systemClock, { allowShrink })
    process.stdout.write(`${formatImportReport(report)}\n`)
  } finally {
    await close()
    await server.stop()
  }
}

function readArguments(args: string[]): { path: string | undefined; allowShrink: boolean } {
  const { values, positionals } = parseKnown(args)
  const [command, path, ...rest] = positionals
  if (command !== 'import' || rest.length > 0) throw new StartFailure(usage)
  return { path, allowShrink: values['allow-shrink'] }
}

function parseKnown(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { 'allow-shrink': { type: 'boolean', default: false } },
    })
  } catch (cause) {
    throw new StartFailure(usage, { cause })
  }
}

main(process.argv.slice(2)).catch((error) => {
  const lines = findStartFailure(error)
  process.stderr.write(`${lines ? lines.join('\n') : error.stack}\n`)
  process.exitCode = 1
})
