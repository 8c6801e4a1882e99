import type { Db } from '../platform/db.ts'
import { rowsOf } from '../platform/rows-of.ts'

/** What an erased member used at counters stays for the figures, without the phone. */
export async function forgetUsesOf(db: Db, accountId: number): Promise<void> {
  await rowsOf(
    db,
    `update store_voucher_log set phone = '' where phone <> '' and id in (
       select substr(cause, 9)::bigint from voucher_use
       where holder = 'account:' || $1::bigint and cause like 'counter:%')`,
    [accountId],
  )
}

const strayPhones = `
  update store_voucher_log set phone = '' where id in (
    select id from store_voucher_log l where used_at < $1 and phone <> ''
      and not exists (select from loyalty_account a where a.phone = l.phone)
    order by used_at limit $2) returning 1`

/** A phone that no account has is forgotten. Gives how many were. */
export async function forgetStrayPhones(db: Db, before: Date, limit: number): Promise<number> {
  return (await rowsOf(db, strayPhones, [before, limit])).length
}
