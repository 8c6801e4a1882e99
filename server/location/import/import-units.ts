import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { seedDelivery } from '../delivery-queries.ts'
import {
  analyzeUnits,
  announceChange,
  countChanges,
  findLatestChecksum,
  hasUnits,
  insertImport,
  lockImports,
  replaceSuccessors,
  retireAbsent,
  selectWardsWithoutSuccessor,
  upsertUnits,
  type UnitCounts,
} from './import-queries.ts'
import { readPackagedRelease } from './packaged-release.ts'
import { prepareRelease } from './prepare-release.ts'
import { ProblemList, type Problem, type RawRelease, type Release } from './release.ts'
import { UnitFileError } from './unit-file-error.ts'

export interface ImportReport {
  source: string
  version: string
  /** False when this very content was the last one imported: nothing was done. */
  applied: boolean
  counts: UnitCounts[]
  /** Rows of the map from old to new; null when the source has none. */
  successors: number | null
  problems: Problem[]
}

export interface ImportOptions {
  /** Take a release that retires more than a twentieth of what is listed. */
  allowShrink?: boolean
}

/** Brings the units to the state of a release, in one transaction; the same again changes nothing. */
export async function importUnits(
  db: Db,
  raw: RawRelease,
  clock: Clock,
  options: ImportOptions = {},
): Promise<ImportReport> {
  const release = prepareRelease(raw)
  return db.transaction().execute(async (trx) => {
    await lockImports(trx)
    const counts = await countChanges(trx, release.units)
    const applied = (await findLatestChecksum(trx)) !== release.checksum
    if (!applied) return toReport(release, { applied, counts, problems: release.problems })
    if (!options.allowShrink) refuseShrinking(counts)
    const problems = await applyRelease(trx, release, counts, clock.now())
    return toReport(release, { applied, counts, problems })
  })
}

/** For the server's start: fills an empty database with the packaged units, else does nothing. */
export async function seedUnits(db: Db, clock: Clock): Promise<ImportReport | null> {
  if (await hasUnits(db)) return null
  return importUnits(db, await readPackagedRelease(), clock)
}

async function applyRelease(
  db: Db,
  release: Release,
  counts: UnitCounts[],
  now: Date,
): Promise<Problem[]> {
  await upsertUnits(db, release.units)
  const found = new ProblemList()
  for (const { scheme, level, code, name } of await retireAbsent(db, release.units, now)) {
    found.add(`${scheme} ${level} no longer in the source, retired`, `${code} ${name}`)
  }
  await applySuccessors(db, release, found)
  await seedDelivery(db)
  await analyzeUnits(db)
  const problems = [...release.problems, ...found.list()]
  await insertImport(db, { ...release, problems }, counts, now)
  await announceChange(db)
  return problems
}

async function applySuccessors(db: Db, { successors }: Release, found: ProblemList): Promise<void> {
  const unknown = successors ? await replaceSuccessors(db, successors) : []
  for (const { old_level, old_code, new_code } of unknown) {
    found.add(
      'successor of or to an unknown unit, left out',
      `${old_level} ${old_code} → ${new_code}`,
    )
  }
  for (const { code, name } of await selectWardsWithoutSuccessor(db)) {
    found.add('old ward without a ward of today: import a newer map', `${code} ${name}`)
  }
}

/** Half a file must not empty the shop's lists. */
function refuseShrinking(counts: UnitCounts[]): void {
  for (const { scheme, level, retired, total } of counts) {
    if (retired > Math.max(5, (retired + total) / 20)) {
      throw new UnitFileError(
        `It would retire ${retired} of the ${scheme} ${level} units and keep ${total}; nothing was imported. Pass --allow-shrink if that is meant.`,
      )
    }
  }
}

function toReport(
  { source, version, successors }: Release,
  outcome: Pick<ImportReport, 'applied' | 'counts' | 'problems'>,
): ImportReport {
  return { source, version, successors: successors?.length ?? null, ...outcome }
}
