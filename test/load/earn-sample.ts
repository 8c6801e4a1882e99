import { issueBatch } from '#server/genuine/index.ts'
import { saveProgramme } from '#server/loyalty/index.ts'
import { systemClock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { benchConfig } from './bench-config.ts'
import { makeMembers, type BenchMember } from './bench-members.ts'

export interface EarnSample {
  programmeId: number
  members: BenchMember[]
  /** For the shop. */
  codes: string[]
  /** For bare SQL. */
  hashes: string[]
}

const codeCount = 60_000

/** Members with sessions, a programme that is active today, and codes nobody has entered. */
export async function prepareEarning(db: Db): Promise<EarnSample> {
  const today = systemClock.today()
  const known = await db
    .selectFrom('loyalty_programme')
    .select('id')
    .where('starts_on', '<=', today)
    .where('ends_on', '>=', today)
    .where('published', '=', true)
    .executeTakeFirst()
  const year = today.slice(0, 4)
  const programmeId =
    known?.id ??
    (await saveProgramme(db, {
      name: 'bench',
      startsOn: `${year}-01-01`,
      endsOn: `${year}-12-31`,
      tiers: [{ name: 'bench', pointFrom: 0 }],
    }))
  const codes = await issueSome(db, 'bench-shop')
  const ofBare = await issueSome(db, 'bench-bare')
  const hashes = await hashesOf(db, ofBare.batchId)
  return { programmeId, members: await makeMembers(db, 90_000_000), codes: codes.codes, hashes }
}

async function issueSome(db: Db, name: string) {
  const product = await db
    .selectFrom('product')
    .select('product_code')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  return issueBatch(
    { db, config: benchConfig, clock: systemClock },
    { name, kind: 'single', productCode: product.product_code, point: 30 },
    codeCount,
  )
}

async function hashesOf(db: Db, batchId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('genuine_code')
    .select('code_hash')
    .where('batch_id', '=', batchId)
    .execute()
  return rows.map((row) => row.code_hash.toString('hex'))
}
