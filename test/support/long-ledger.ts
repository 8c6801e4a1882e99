import { sql } from 'kysely'
import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { Db } from '#server/platform/db.ts'

/** Of a long ledger: what is still open, and of it what is over and not yet swept. */
export const longLedger = { lines: 10_000, open: 200, over: 20 } as const

/**
 * Gives an empty account 10,000 lines that agree with each other: points came one by one, most of them
 * went one by one. 200 lots are open, 20 of them over since yesterday.
 */
export async function fillLedger(db: Db, accountId: number, today: VietnamDay): Promise<void> {
  const { lines, open, over } = longLedger
  const came = (lines + open) / 2
  const went = lines - came
  await sql`
    insert into point_entry (account_id, kind, available_change, balance, cause, created_at)
    select ${accountId}::bigint, 'adjust', case when nth <= ${came}::int then 1 else -1 end,
      case when nth <= ${came}::int then nth else 2 * ${came}::int - nth end,
      'adjust:long:' || ${accountId}::bigint || ':' || nth, now()
    from generate_series(1, ${lines}::int) as nth order by nth`.execute(db)
  await sql`
    insert into point_lot (account_id, entry_id, points, remaining, expires_on)
    select account_id, id, 1, case when balance <= ${went}::int then 0 else 1 end,
      case when balance <= ${went + over}::int then ${today}::date - 1 else ${today}::date + 100 end
    from point_entry where account_id = ${accountId} and available_change = 1
    order by id`.execute(db)
  await sql`
    with lot as (
      select l.id, l.entry_id, row_number() over (order by l.id) as nth
      from point_lot l where l.account_id = ${accountId}
    ), spent as (
      select id, row_number() over (order by id) as nth
      from point_entry where account_id = ${accountId} and available_change = -1
    )
    insert into point_movement (entry_id, lot_id, points)
    select entry_id, id, 1 from lot
    union all select spent.id, lot.id, -1 from spent join lot using (nth)`.execute(db)
  await sql`update loyalty_account set available = ${open}::int where id = ${accountId}`.execute(db)
}
