import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { EntryKind } from '#domain/loyalty/entry-kind.ts'
import { expiryDay, maxValidityMonths } from '#domain/loyalty/expiry.ts'
import { ledgerNotes } from '#domain/loyalty/texts.ts'
import { settingKeys } from '#domain/settings/keys.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { Row } from '../platform/rows.ts'

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

interface Added extends Row<'loyalty_account', 'available'> {
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
  const rows = await queryRows<Added>(trx, addition, [
    added.accountId,
    added.points,
    added.cause,
    added.kind,
    added.programmeId,
    added.actor,
    added.note,
    added.at,
    added.today,
    daysByMonths(added.today),
    settingKeys.pointsValidity.initial.months,
    ledgerNotes.debtPaid,
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
  ), repayment as (
    insert into point_entry (account_id, kind, available_change, debt_change, balance, cause, note,
      created_at)
    select changed.id, 'reverse', -paid, -paid, available, $3 || ':debt', $12, $8::timestamptz
    from changed, entry where paid > 0 returning id
  ), lot as (
    insert into point_lot (account_id, entry_id, points, remaining, expires_on)
    select changed.id, entry.id, $2::int, $2::int - paid, ($10::date[])[coalesce(
      (select validity_months from loyalty_programme where id = $5::int),
      (select (value->>'months')::int from setting where key = 'pointsValidity'), $11::int)]
    from changed, entry returning id, entry_id
  ), movement as (
    insert into point_movement (entry_id, lot_id, points)
    select lot.entry_id, lot.id, $2::int from lot
    union all select repayment.id, lot.id, -changed.paid from repayment, lot, changed
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
  const rows = await queryRows<Row<'loyalty_account', 'available'>>(
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
