import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { BenchShop } from './bench-shops.ts'
import type { Cores } from './cores.ts'
import { withDatabase } from './databases.ts'
import { measureKeptAnswer, startBareServer } from './kept-answers.ts'
import type { Row } from './table.ts'

const rounds = 5
const answers = [
  {
    name: 'provinces for partners, kept',
    path: '/api/api/app/Location/provinces',
    showsLimit: true,
  },
  {
    name: 'districts for partners, kept',
    path: '/api/api/app/Location/districts?provinceId=1',
  },
]

/** Lists of places, which a key opens and nothing is asked for. */
export async function measurePartners(
  { shop, databaseUrl, data }: BenchShop,
  cores: Cores | null,
): Promise<Row[]> {
  const headers = { 'x-api-key': await issueKey(databaseUrl) }
  const bare = await startBareServer(cores)
  const rows: Row[] = []
  try {
    for (const answer of answers) {
      rows.push(...(await measureKeptAnswer({ shop, bare, data, rounds }, { ...answer, headers })))
    }
  } finally {
    await bare.stop()
  }
  return rows
}

/** A key of the demo's partner that reads places; the shop reads keys anew within seconds. */
async function issueKey(databaseUrl: string): Promise<string> {
  const key = `alk_${randomBytes(32).toString('base64url')}`
  const hash = createHash('sha256').update(key).digest()
  await withDatabase(databaseUrl, (db) =>
    sql`
      insert into partner_key (partner_id, name, prefix, hash, scopes, per_minute, created_at, created_by)
      select min(id), 'Bench', ${key.slice(0, 8)}, ${hash}, ${['places.read']}, 100000, now(), 'bench'
      from partner`.execute(db),
  )
  return key
}
