import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { issueBatch } from '#server/genuine/index.ts'
import { ensureAccount, saveProgramme } from '#server/loyalty/index.ts'
import { systemClock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { benchConfig } from './bench-config.ts'

export interface EarnSample {
  programmeId: number
  /** Each with a session of their own. */
  members: { id: number; accountId: number; phone: string; token: string }[]
  /** For the shop. */
  codes: string[]
  /** For bare SQL. */
  hashes: string[]
}

const memberCount = 64
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
  return { programmeId, members: await makeMembers(db), codes: codes.codes, hashes }
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

async function makeMembers(db: Db): Promise<EarnSample['members']> {
  const members: EarnSample['members'] = []
  const now = systemClock.now()
  for (let nth = 0; nth < memberCount; nth++) {
    const phone = `08${String(90_000_000 + nth)}`
    const token = randomBytes(32).toString('base64url')
    const hash = createHash('sha256').update(token).digest()
    const { rows } = await sql<{ id: number }>`
      with made as (
        insert into member (phone, full_name, password_hash, password_changed_at, created_at)
        values (${phone}, 'Khách đo tốc độ', 'none', ${now}, ${now}) returning id
      ), session as (
        insert into member_session (member_id, token_hash, device, address, created_at,
          last_seen_at, expires_at)
        select id, ${hash}, 'bench', '127.0.0.1', ${now}, ${now}, ${now}::timestamptz + interval '1 day'
        from made
      )
      select id from made`.execute(db)
    const memberId = rows[0]!.id
    const accountId = await ensureAccount(db, { phone, memberId, at: now })
    members.push({ id: memberId, accountId, phone, token })
  }
  return members
}
