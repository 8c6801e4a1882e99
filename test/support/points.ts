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

/** Locks a membership as staff do, or opens it again. */
export async function setLocked(db: Db, accountId: number, isLocked: boolean): Promise<void> {
  const status = isLocked ? 'locked' : 'active'
  await db.updateTable('loyalty_account').set({ status }).where('id', '=', accountId).execute()
  await sql`
    update membership_lock set ended_at = now(), ended_by = 'test'
    where account_id = ${accountId} and ended_at is null`.execute(db)
  if (isLocked) {
    await sql`
      insert into membership_lock (account_id, told, locked_by, locked_at)
      values (${accountId}, 'Đang kiểm tra', 'test', now())`.execute(db)
  }
}
