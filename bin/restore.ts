import { parseArgs } from 'node:util'
import { createInterface } from 'node:readline/promises'
import { loadConfig, type Config } from '#server/platform/env.ts'
import { StartFailure } from '#server/platform/start-failure.ts'
import { listRestorable } from './restore/list.ts'
import { lookAtSide } from './restore/look-at-side.ts'
import { prepareSide, type Prepared } from './restore/prepare-side.ts'
import { dropSide, refuseRunningShop, switchToSide } from './restore/switch-to-side.ts'
import { refuseOtherServers, runTool, tell } from './restore/tool.ts'

const usage = `npm run restore -- --list
npm run restore -- --at '2026-11-22 14:05' [--switch] [--backup ID] [--timeline NUMBER]
npm run restore -- --switch [--anyway]     to what was restored before; the shop must be stopped
npm run restore -- --drop                  forgets what was restored
npm run restore -- --side URL --at '…'     with DATABASE_URL: looks at what pgBackRest restored`

/** `npm run restore` makes the embedded database as it was at a moment, beside the one in use, and puts it in its place. */
await runTool(async () => {
  const { values } = parseArgs({
    options: {
      at: { type: 'string' },
      backup: { type: 'string' },
      timeline: { type: 'string', default: 'latest' },
      list: { type: 'boolean', default: false },
      switch: { type: 'boolean', default: false },
      anyway: { type: 'boolean', default: false },
      side: { type: 'string' },
      drop: { type: 'boolean', default: false },
    },
  })
  if (!/^(latest|[1-9]\d{0,8})$/.test(values.timeline)) throw new StartFailure(usage)
  const config = loadConfig()
  if (values.side !== undefined) return lookAtOther(config, values.side, values.at)
  refuseOtherServers(config)
  if (values.list) return listRestorable(config)
  if (values.drop) return dropSide(config)
  if (values.at === undefined && !values.switch) throw new StartFailure(usage)
  // Before hours of work, not after.
  if (values.switch) refuseRunningShop(config)
  if (values.at === undefined) return switchToSide(config, values)
  const { at, backup, timeline } = values
  const prepared = await prepareSide(config, { at, backup, timeline })
  const { findings } = prepared
  const switching = { anyway: values.anyway, findings }
  if (values.switch || (await isWanted(config, prepared))) return switchToSide(config, switching)
  return findings > 0 ? 1 : 0
})

/** What is restored by other means (docs/operations/restore.md), beside the database in use. */
async function lookAtOther(config: Config, side: string, at = 'the moment'): Promise<number> {
  if (!config.databaseUrl) throw new StartFailure(usage)
  return (await lookAtSide(side, config.databaseUrl, at)) > 0 ? 1 : 0
}

/** Asked where somebody sits; elsewhere it is said how it goes on. */
async function isWanted(config: Config, { findings }: Prepared): Promise<boolean> {
  const later = () => {
    tell('Nothing is switched. When the shop is stopped: npm run restore -- --switch')
    tell('Or npm run restore -- --drop, which forgets it.')
    return false
  }
  if (!process.stdin.isTTY || findings > 0) return later()
  try {
    refuseRunningShop(config)
  } catch {
    return later()
  }
  const line = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await line.question('Switch to it now? The last database is kept aside. (yes/no) ')
  line.close()
  return answer.trim().toLowerCase() === 'yes' || later()
}
