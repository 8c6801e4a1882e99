import type { VietnamDay } from '#domain/kernel/dates.ts'
import { ledgerNotes } from '#domain/loyalty/texts.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { Column, Row } from '../platform/rows.ts'

/**
 * Empties the lots of a locked account whose day is over, an entry for each. Gives what can be
 * spent afterwards.
 */
export async function sweepLots(
  trx: Db,
  accountId: number,
  today: VietnamDay,
  at: Date,
): Promise<number> {
  const rows = await queryRows<Row<'loyalty_account', 'available'>>(
    trx,
    `with over as (
       select id, remaining, sum(remaining) over (order by expires_on, id) as gone
       from point_lot where account_id = $1 and remaining > 0 and expires_on < $2::date
     ), entry as (
       insert into point_entry (account_id, kind, available_change, balance, cause, note, created_at)
       select a.id, 'expire', -o.remaining, a.available - o.gone, 'expire:' || o.id, $3, $4::timestamptz
       from loyalty_account a, over o where a.id = $1 order by o.gone
       returning id, cause
     ), movement as (
       insert into point_movement (entry_id, lot_id, points)
       select e.id, o.id, -o.remaining from over o join entry e on e.cause = 'expire:' || o.id
     ), emptied as (
       update point_lot l set remaining = 0 from over o where l.id = o.id
     )
     update loyalty_account a
     set available = a.available - (select coalesce(sum(remaining), 0) from over)
     where a.id = $1 returning a.available`,
    [accountId, today, ledgerNotes.expired, at],
  )
  return rows[0]!.available
}

/** The next accounts that have something over, in the order of their ids. */
export async function listAccountsToSweep(
  db: Db,
  today: VietnamDay,
  after: number,
  limit: number,
): Promise<number[]> {
  const rows = await queryRows<{ id: Column<'point_lot', 'account_id'> }>(
    db,
    `select distinct account_id as id from point_lot
     where remaining > 0 and expires_on < $1::date and account_id > $2 order by 1 limit $3`,
    [today, after, limit],
  )
  return rows.map(({ id }) => id)
}
