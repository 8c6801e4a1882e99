import { checkNames, examine } from '#server/doctor.ts'
import { measureLosses, type Loss } from '#server/losses.ts'
import { momentText } from '#server/platform/backup/moment.ts'
import { openDatabase } from '#server/platform/db.ts'
import { migrate, pendingMigrations } from '#server/platform/migrate.ts'
import { tell } from './tool.ts'

/** How much the doctor finds in what is restored; says that, and what the database in use has more. */
export async function lookAtSide(
  sideUrl: string,
  liveUrl: string | null,
  moment: string,
): Promise<number> {
  const side = openDatabase(sideUrl, { maxConnections: 1 })
  try {
    const pending = await pendingMigrations(side.pool)
    if (pending.length > 0) {
      tell(`It is of an older version: ${pending.length} migrations are applied to it`)
      await migrate(side.pool)
    }
    const findings = await examine(side.db)
    tell(
      `Doctor: ${checkNames.length - findings.length} of ${checkNames.length} checks find nothing wrong`,
    )
    for (const { check, found } of findings) {
      tell(`  WRONG ${check}`)
      for (const line of found) tell(`        ${line}`)
    }
    if (liveUrl !== null) await tellLosses(side.db, liveUrl, moment)
    return findings.length
  } finally {
    await side.close()
  }
}

async function tellLosses(
  side: Parameters<typeof measureLosses>[0],
  liveUrl: string,
  moment: string,
): Promise<void> {
  const live = openDatabase(liveUrl, { maxConnections: 1 })
  try {
    const losses = await measureLosses(side, live.db)
    const lost = losses.filter(({ count, sum }) => count !== 0 || sum !== 0)
    if (lost.length === 0)
      return tell(`The database in use has nothing more than that of ${moment}.`)
    tell(`What came after ${moment} and would be lost:`)
    for (const loss of lost) tell(`  ${lineOf(loss)}`)
  } finally {
    await live.close()
  }
}

function lineOf({ what, count, sum, unit, lastAt }: Loss): string {
  const amount = unit === '' ? '' : `, ${sum.toLocaleString('vi-VN')} ${unit}`
  const last = lastAt === null ? '' : `, the last at ${momentText(new Date(lastAt))}`
  return `${what}: ${count.toLocaleString('vi-VN')}${amount}${last}`
}
