import { existsSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { syncFolder, writeDurably } from './durable.ts'

/** The restored database beside the one that is in use. */
export const sideName = 'postgres.restored'

interface Switch {
  /** Under which name the last database is kept; null when there was none. */
  aside: string | null
}

/** The shop's database becomes the restored one. Once begun it is finished, also by the next start. */
export function switchDatabases(dataDir: string, asideName: string): string | null {
  const hasDatabase = existsSync(join(dataDir, 'postgres'))
  const aside = hasDatabase ? asideName : null
  writeDurably(planPath(dataDir), JSON.stringify({ aside } satisfies Switch))
  finishSwitch(dataDir)
  return aside && join(dataDir, aside)
}

/** What a switch that was killed left undone. */
export function finishSwitch(given: string): void {
  if (!existsSync(planPath(given))) return
  const dataDir = realpathSync(given)
  const { aside } = JSON.parse(readFileSync(planPath(dataDir), 'utf8')) as Switch
  const [now, side] = [join(dataDir, 'postgres'), join(dataDir, sideName)]
  if (aside && !existsSync(join(dataDir, aside))) renameSync(now, join(dataDir, aside))
  if (existsSync(side)) renameSync(side, now)
  syncFolder(dataDir)
  rmSync(planPath(dataDir))
  syncFolder(dataDir)
}

function planPath(dataDir: string): string {
  return join(dataDir, 'switch-of-databases.json')
}
