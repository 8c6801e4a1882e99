import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { EntryKind } from '#domain/loyalty/entry-kind.ts'
import { expiryDay, maxValidityMonths, refillExpiryDay } from '#domain/loyalty/expiry.ts'
import { ledgerNotes } from '#domain/loyalty/texts.ts'
import { settingKeys } from '#domain/settings/keys.ts'
import type { Db } from '../platform/db.ts'
import { rowsOf } from '../platform/rows-of.ts'

export interface Addition {
  accountId: number
  kind: Extract<EntryKind, 'earn' | 'adjust'>
  points: number
  cause: string
  programmeId: number | null
  actor: string
  note: string
  today: VietnamDay
  at: Date
}

interface Added {
  available: number
  /** Of the points, what went into debt. */
  paid: number
  /** False: the cause did this a moment ago; what was added must be taken off again. */
  isNew: boolean
}

/**
 * Adds a lot and what it changes in one statement; what is owed is paid out of it by an entry of its
 * own. Null, and nothing done, when lots whose day is over must go first or the cause is known.
 *
 * The update comes first and is the lock. Locking by a select of the same statement would not do: the
 * update then starts from the row as it was before the wait, which trips constraints, and with foreign
 * keys being checked beside it waits in a circle.
 */
export async function addLot(trx: Db, added: Addition): Promise<Added | null> {
  const rows = await rowsOf<Added>(trx, addition, [
    ...[added.accountId, added.points, added.cause, added.kind, added.programmeId],
    ...[added.actor, added.note, added.at, added.today, daysByMonths(added.today)],
    ...[settingKeys.pointsValidity.initial.months, ledgerNotes.debtPaid],
  ])
  return rows[0] ?? null
}

// Whoever owes has nothing to spend, so what is missing afterwards has been paid.
const addition = `
  with changed as (
    update loyalty_account a set available = a.available + $2::int - least(a.debt, $2::int),
      debt = a.debt - least(a.debt, $2::int)
    where a.id = $1 and not exists (select from point_lot l
        where l.account_id = a.id and l.remaining > 0 and l.expires_on < $9::date)
      and not exists (select from point_entry e where e.cause = $3 and e.kind = $4)
    returning a.id, a.available, greatest(0, $2::int - a.available) as paid
  ), entry as (
    insert into point_entry (account_id, kind, available_change, balance, cause, programme_id,
      actor, note, created_at)
    select id, $4, $2::int, available + paid, $3, $5::int, $6, $7, $8::timestamptz from changed
    on conflict (cause, kind) do nothing returning id
  ), payment as (
    insert into point_entry (account_id, kind, available_change, debt_change, balance, cause, note,
      created_at)
    select changed.id, 'reverse', -paid, -paid, available, $3 || ':debt', $12, $8::timestamptz
    from changed, entry where paid > 0 returning id
  ), lot as (
    insert into point_lot (account_id, entry_id, points, remaining, expires_on)
    select changed.id, entry.id, $2::int, $2::int - paid, ($10::date[])[coalesce(
      (select (value->>'months')::int from setting where key = 'pointsValidity'), $11::int)]
    from changed, entry returning id, entry_id
  ), movement as (
    insert into point_movement (entry_id, lot_id, points)
    select lot.entry_id, lot.id, $2::int from lot
    union all select payment.id, lot.id, -changed.paid from payment, lot, changed
  ), standing as (
    insert into loyalty_standing as s (account_id, programme_id, earned)
    select changed.id, $5::int, $2::int from changed, entry where $5::int is not null
    on conflict (account_id, programme_id) do update set earned = s.earned + excluded.earned
  )
  select available, paid, exists (select from entry) as "isNew" from changed`

/** Takes off again what `addLot` added for a cause that turned out to be known. */
export async function undoAddition(
  trx: Db,
  { accountId, points }: Addition,
  paid: number,
): Promise<number> {
  const rows = await rowsOf<{ available: number }>(
    trx,
    `update loyalty_account set available = available - $2::int, debt = debt + $3::int
     where id = $1 returning available`,
    [accountId, points - paid, paid],
  )
  return rows[0]!.available
}

let knownDays: { today: VietnamDay; days: VietnamDay[] } | null = null

/** The expiry day for every validity that the setting may say: the statement picks the present one. */
function daysByMonths(today: VietnamDay): VietnamDay[] {
  if (knownDays?.today !== today) {
    const days = Array.from({ length: maxValidityMonths }, (_, index) =>
      expiryDay(today, index + 1),
    )
    knownDays = { today, days }
  }
  return knownDays.days
}

export interface Taking {
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
  const rows = await rowsOf<{ outcome: 'taken' | 'known' | 'short' }>(trx, takingFromLots, [
    ...[taking.accountId, taking.points, taking.cause, taking.kind, taking.holdingChange ?? 0],
    ...[taking.debtChange ?? 0, taking.programmeId ?? null, taking.actor ?? 'system', taking.note],
    ...[taking.at, taking.today],
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
  const rows = await rowsOf(
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

interface Refill {
  kind: 'release' | 'reverse'
  cause: string
  /** All that the cause took when null. */
  points: number | null
  today: VietnamDay
  at: Date
}

/**
 * Puts back what a cause took from its locked account, into the same lots; what came from lots whose
 * day is over becomes a new lot. A part goes to the lots that live longest. Gives how many points.
 */
export async function refillLots(trx: Db, refill: Refill): Promise<number> {
  const rows = await rowsOf<{ points: number }>(trx, refilling, [
    ...[refill.cause, refill.kind, refill.points, refill.at, refill.today],
    refillExpiryDay(refill.today),
  ])
  return rows[0]?.points ?? 0
}

const refilling = `
  with held as (
    select h.id, h.account_id, h.note, least(h.holding_change, $3::int) as points
    from point_entry h
    where h.cause = $1 and h.kind = 'hold' and coalesce($3::int, 1) > 0
      and exists (select from point_entry d where d.cause = $1 and d.kind = 'burn')
        = ($2::text = 'reverse')
  ), taken as (
    select m.lot_id, -m.points as points, l.expires_on >= $5::date and not exists (
        select from point_entry x where x.cause = 'expire:' || l.id and x.kind = 'expire') as alive,
      sum(-m.points) over (order by l.expires_on desc, l.id desc) + m.points as before
    from held join point_movement m on m.entry_id = held.id join point_lot l on l.id = m.lot_id
  ), back as (
    select t.lot_id, t.alive, least(t.points, held.points - t.before)::int as points
    from taken t, held where t.before < held.points
  ), entry as (
    insert into point_entry (account_id, kind, available_change, holding_change, balance, cause,
      note, created_at)
    select a.id, $2, held.points, case $2::text when 'release' then -held.points else 0 end,
      a.available + held.points, $1, held.note, $4::timestamptz
    from held join loyalty_account a on a.id = held.account_id
    on conflict (cause, kind) do nothing returning id, available_change as points, holding_change
  ), fresh as (
    insert into point_lot (account_id, entry_id, points, remaining, expires_on)
    select held.account_id, entry.id, late.points, late.points, $6::date
    from held, entry, (select sum(points)::int as points from back where not alive) late
    where late.points > 0 returning id, entry_id, points
  ), movement as (
    insert into point_movement (entry_id, lot_id, points)
    select entry.id, back.lot_id, back.points from entry, back where back.alive
    union all select entry_id, id, points from fresh
  ), lots as (
    update point_lot l set remaining = l.remaining + back.points
    from back, entry where l.id = back.lot_id and back.alive
  )
  update loyalty_account a
  set available = a.available + entry.points, holding = a.holding + entry.holding_change
  from held, entry where a.id = held.account_id returning entry.points`

/** The programme for which a cause earned. */
export async function findProgrammeOfEarning(trx: Db, cause: string): Promise<number | null> {
  const rows = await rowsOf<{ programmeId: number | null }>(
    trx,
    `select programme_id as "programmeId" from point_entry where cause = $1 and kind = 'earn'`,
    [cause],
  )
  return rows[0]?.programmeId ?? null
}
