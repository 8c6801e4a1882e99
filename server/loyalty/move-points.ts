import type { Moved } from '#domain/merge/parts.ts'
import { vietnamDayOf } from '#domain/kernel/dates.ts'
import { ledgerNotes } from '#domain/loyalty/texts.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import { takeFromLots } from './take-queries.ts'

interface Moving {
  from: number
  to: number
  /** Of both entries; each account has one. */
  cause: string
  note: string
  at: Date
}

// What is left in each lot becomes a lot of the other with the same day; the two entries sum to zero.
const moving = `
  with open as (
    select id, remaining, expires_on, extended from point_lot where account_id = $1 and remaining > 0
  ), sums as (
    select coalesce((select sum(remaining) from open), 0)::int as points,
      (select debt from loyalty_account where id = $1) as debt
  ), gone as (
    insert into point_entry (account_id, kind, available_change, debt_change, balance, cause, actor, note, created_at)
    select $1::bigint, 'adjust', -points, -debt, 0, $3 || ':out', 'system', $4, $5::timestamptz from sums
    where points > 0 or debt > 0 returning id
  ), come as (
    insert into point_entry (account_id, kind, available_change, debt_change, balance, cause, actor, note, created_at)
    select $2::bigint, 'adjust', sums.points, sums.debt, a.available + sums.points, $3 || ':in', 'system', $4, $5::timestamptz
    from sums, loyalty_account a where a.id = $2 and (sums.points > 0 or sums.debt > 0) returning id
  ), lots as (
    insert into point_lot (account_id, entry_id, points, remaining, expires_on, extended)
    select $2::bigint, come.id, remaining, remaining, expires_on, extended from come, open order by open.id
    returning id, entry_id, points
  ), movements as (
    insert into point_movement (entry_id, lot_id, points)
    select gone.id, open.id, -open.remaining from gone, open
    union all select entry_id, id, points from lots
  ), emptied as (
    update point_lot l set remaining = 0 from open where l.id = open.id
  ), changed as (
    update loyalty_account a set
      available = case a.id when $1 then 0 else a.available + sums.points end,
      debt = case a.id when $1 then 0 else a.debt + sums.debt end
    from sums where a.id in ($1, $2) and (sums.points > 0 or sums.debt > 0)
    returning a.id, a.available, a.debt
  )
  select sums.points, sums.debt, (select count(*)::int from open) as lots,
    coalesce((select least(available, debt) from changed where id = $2::bigint), 0) as payable from sums`

/** All that an account can spend and owes is another's, lot by lot with its day; debt is paid at once. Both are held. */
export async function movePoints(db: Db, { from, to, cause, note, at }: Moving): Promise<Moved> {
  const [moved] = await queryRows<{ points: number; debt: number; lots: number; payable: number }>(
    db,
    moving,
    [from, to, cause, note, at],
  )
  const { points, debt, lots, payable } = moved!
  if (payable > 0) {
    await takeFromLots(db, {
      accountId: to,
      kind: 'reverse',
      points: payable,
      debtChange: -payable,
      cause: `${cause}:debt`,
      note: ledgerNotes.debtPaid,
      today: vietnamDayOf(at),
      at,
    })
  }
  return {
    ...(points > 0 && { points, pointLots: lots }),
    ...(debt > 0 && { pointDebt: debt }),
  }
}

/** The account that another was merged into, and itself else. */
export async function survivorOf(db: Db, accountId: number): Promise<number> {
  const [row] = await queryRows<{ id: number }>(
    db,
    'select coalesce(merged_into, id) as id from loyalty_account where id = $1',
    [accountId],
  )
  return row?.id ?? accountId
}

/** What came to an account after it was merged goes on to the other; the first is held, the second now. */
export async function forwardPoints(
  db: Db,
  accountId: number,
  { cause, at }: { cause: string; at: Date },
): Promise<void> {
  const to = await survivorOf(db, accountId)
  if (to === accountId) return
  await queryRows(db, 'select 1 from loyalty_account where id = $1 for no key update', [to])
  await movePoints(db, {
    from: accountId,
    to,
    cause: `merge:${cause}`,
    note: ledgerNotes.merged,
    at,
  })
}
