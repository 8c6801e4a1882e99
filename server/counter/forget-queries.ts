import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'

/** What an erased member used at counters stays for the figures, without the phone. */
export async function forgetUsesOf(db: Db, accountId: number): Promise<void> {
  await queryRows(
    db,
    `update store_voucher_log set phone = '' where phone <> '' and id in (
       select substr(cause, 9)::bigint from voucher_use
       where holder = 'account:' || $1::bigint and cause like 'counter:%')`,
    [accountId],
  )
}

// A phone stays only with a use that counts for an account: those alone are found when it is erased.
const strayPhones = `
  update store_voucher_log l set settled = true,
    phone = case when exists (select from voucher_use u
        where u.cause = 'counter:' || l.id and u.holder like 'account:%')
      then l.phone else '' end
  where id in (select id from store_voucher_log where used_at < $1 and not settled
    order by used_at limit $2) returning 1`

/** Phones of whoever had no account are forgotten; a row is looked at once. Gives how many were. */
export async function forgetStrayPhones(db: Db, before: Date, limit: number): Promise<number> {
  return (await queryRows(db, strayPhones, [before, limit])).length
}
