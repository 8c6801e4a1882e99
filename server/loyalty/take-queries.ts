import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { EntryKind } from '#domain/loyalty/entry-kind.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { CamelRow } from '../platform/rows.ts'

interface Taking {
  accountId: number
  kind: EntryKind
  /** Out of the lots. */
  points: number
  holdingChange?: number
  debtChange?: number
  cause: string
  programmeId?: number | null
  actor?: string
  note: string
  today: VietnamDay
  at: Date
}

/**
 * Takes points of a locked account out of its lots, those that expire first; nothing at all when
 * they are not enough (`short`) or the cause did this before (`known`).
 */
export async function takeFromLots(trx: Db, taking: Taking): Promise<'taken' | 'known' | 'short'> {
  const rows = await queryRows<{ outcome: 'taken' | 'known' | 'short' }>(trx, takingFromLots, [
    taking.accountId,
    taking.points,
    taking.cause,
    taking.kind,
    taking.holdingChange ?? 0,
    taking.debtChange ?? 0,
    taking.programmeId ?? null,
    taking.actor ?? 'system',
    taking.note,
    taking.at,
    taking.today,
  ])
  return rows[0]!.outcome
}

const takingFromLots = `
  with open as (
    select id, remaining, sum(remaining) over (order by expires_on, id) - remaining as before
    from point_lot where account_id = $1 and remaining > 0 and expires_on >= $11::date
  ), chosen as (
    select id, least(remaining, $2::int - before) as points from open where before < $2::int
  ), entry as (
    insert into point_entry (account_id, kind, available_change, holding_change, debt_change,
      balance, cause, programme_id, actor, note, created_at)
    select a.id, $4, -$2::int, $5::int, $6::int, a.available - $2::int, $3, $7::int, $8, $9,
      $10::timestamptz
    from loyalty_account a
    where a.id = $1 and (select coalesce(sum(points), 0) from chosen) = $2::int
    on conflict (cause, kind) do nothing returning id
  ), movement as (
    insert into point_movement (entry_id, lot_id, points)
    select entry.id, chosen.id, -chosen.points from entry, chosen
  ), lots as (
    update point_lot l set remaining = l.remaining - chosen.points
    from chosen, entry where l.id = chosen.id
  ), standing as (
    update loyalty_standing s set earned = s.earned - $2::int - $6::int
    from entry where s.account_id = $1 and s.programme_id = $7::int
  ), changed as (
    update loyalty_account a set available = a.available - $2::int,
      holding = a.holding + $5::int, debt = a.debt + $6::int
    from entry where a.id = $1 returning a.id
  )
  select case when exists (select from changed) then 'taken'
    when exists (select from point_entry where cause = $3 and kind = $4) then 'known'
    else 'short' end as outcome`

/** Spends what a cause holds on its locked account; false when nothing is held any more. */
export async function burnHeld(trx: Db, cause: string, at: Date): Promise<boolean> {
  const rows = await queryRows(
    trx,
    `with held as (
       select h.account_id, h.holding_change as points, h.note from point_entry h
       where h.cause = $1 and h.kind = 'hold' and not exists (
         select from point_entry d where d.cause = $1 and d.kind in ('burn', 'release'))
     ), entry as (
       insert into point_entry (account_id, kind, available_change, holding_change, balance, cause,
         note, created_at)
       select a.id, 'burn', 0, -held.points, a.available, $1, held.note, $2::timestamptz
       from held join loyalty_account a on a.id = held.account_id
       on conflict (cause, kind) do nothing returning id
     )
     update loyalty_account a set holding = a.holding - held.points
     from held, entry where a.id = held.account_id returning a.id`,
    [cause, at],
  )
  return rows.length === 1
}

/** The programme for which a cause earned. */
export async function findProgrammeOfEarning(trx: Db, cause: string): Promise<number | null> {
  const rows = await queryRows<CamelRow<'point_entry', 'programme_id'>>(
    trx,
    `select programme_id as "programmeId" from point_entry where cause = $1 and kind = 'earn'`,
    [cause],
  )
  return rows[0]?.programmeId ?? null
}
