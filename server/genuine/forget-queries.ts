import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'

// Each statement takes so many rows and no more, by an index that holds only what is yet to be done:
// among millions of tries none runs into the time limit of statements. Gives how many it took.

const oldAddresses = `
  update code_attempt set address = '' where id in (
    select id from code_attempt where attempted_at < $1 and address <> ''
    order by attempted_at limit $2)`

export function forgetAddresses(db: Db, before: Date, limit: number): Promise<number> {
  return countOf(db, oldAddresses, [before, limit])
}

const strayPhones = `
  update code_attempt t set settled = true,
    phone = case when exists (select from loyalty_account a where a.phone = t.phone)
      then t.phone else '' end
  where id in (select id from code_attempt where attempted_at < $1 and not settled
    order by attempted_at limit $2)`

/** A phone that no account has is forgotten; what was tried stays for the figures. */
export function forgetStrayPhones(db: Db, before: Date, limit: number): Promise<number> {
  return countOf(db, strayPhones, [before, limit])
}

const strayReports = `
  update counterfeit_report set phone = '', photo = null, description = '' where id in (
    select id from counterfeit_report t where created_at < $1 and phone <> ''
      and not exists (select from loyalty_account a where a.phone = t.phone) limit $2)`

export function forgetStrayReports(db: Db, before: Date, limit: number): Promise<number> {
  return countOf(db, strayReports, [before, limit])
}

const endedLocks = `
  delete from code_lock where phone in (
    select phone from code_lock where ${isEnded('$1')} order by since limit $2)
  -- Somebody may have entered a code meanwhile.
  and ${isEnded('$1')}`

function isEnded(before: string): string {
  return `since < ${before} and (locked_until is null or locked_until < ${before})
    and not ${before} < any(wrong_at)`
}

export function forgetLocks(db: Db, before: Date, limit: number): Promise<number> {
  return countOf(db, endedLocks, [before, limit])
}

async function countOf(db: Db, text: string, values: unknown[]): Promise<number> {
  const [row] = await queryRows<{ count: number }>(
    db,
    `with changed as (${text} returning 1) select count(*) as count from changed`,
    values,
  )
  return row!.count
}

/**
 * Takes an erased member's phone out of tries, reports and locks; what was tried stays for the
 * figures. Comes before the lock of the account, as a phone's turn does.
 */
export async function forgetPhone(trx: Db, phone: string): Promise<void> {
  await queryRows(trx, 'delete from code_lock where phone = $1', [phone])
  await queryRows(trx, `update code_attempt set phone = '', address = '' where phone = $1`, [phone])
  await queryRows(
    trx,
    `update counterfeit_note set words = '' where kind = 'note'
       and report_id in (select id from counterfeit_report where phone = $1)`,
    [phone],
  )
  await queryRows(
    trx,
    `update counterfeit_report set phone = '', photo = null, description = '', account_id = null where phone = $1`,
    [phone],
  )
}
