import { sql } from 'kysely'
import { ensureAccount, loyaltyChecks } from '#server/loyalty/index.ts'
import type { Db } from '#server/platform/db.ts'

/** What contradicts itself in the points; empty when all is well. */
export async function findLedgerFaults(db: Db): Promise<string[]> {
  const faults: string[] = []
  for (const { name, query } of loyaltyChecks) {
    const { rows } = await sql.raw<{ found: string }>(query).execute(db)
    faults.push(...rows.map(({ found }) => `${name}: ${found}`))
  }
  return faults
}

let phones = 0

/** An account of a phone that nobody else has. */
export function openAccount(db: Db, at: Date): Promise<number> {
  phones += 1
  return ensureAccount(db, { phone: `0386${String(phones).padStart(6, '0')}`, at })
}
