import type { VietnamDay } from '#domain/kernel/dates.ts'
import { refillExpiryDay } from '#domain/loyalty/expiry.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { Column } from '../platform/rows.ts'

interface Refill {
  kind: 'release' | 'reverse'
  cause: string
  /** All that the cause took when null. */
  points: number | null
  today: VietnamDay
  at: Date
}

export interface Refilled {
  points: Column<'point_entry', 'available_change'>
  /** Of these, what had been prolonged before: over already, to be swept at once. */
  over: number
}

/**
 * Puts back what a cause took from its locked account, into the same lots; what came from lots whose
 * day is over becomes a new lot that lives on a little, once. A part goes to the lots that live longest.
 */
export async function refillLots(trx: Db, refill: Refill): Promise<Refilled> {
  const rows = await queryRows<Refilled>(trx, refilling, [
    refill.cause,
    refill.kind,
    refill.points,
    refill.at,
    refill.today,
    refillExpiryDay(refill.today),
  ])
  return rows[0] ?? { points: 0, over: 0 }
}

const refilling = `
  with held as (
    select h.id, h.account_id, h.note, least(h.holding_change, $3::int) as points
    from point_entry h
    where h.cause = $1 and h.kind = 'hold' and coalesce($3::int, 1) > 0
      and exists (select from point_entry d where d.cause = $1 and d.kind = 'burn')
        = ($2::text = 'reverse')
  ), taken as (
    select m.lot_id, -m.points as points, l.expires_on, l.extended, l.expires_on >= $5::date and not exists (
        select from point_entry x where x.cause = 'expire:' || l.id and x.kind = 'expire') as alive,
      sum(-m.points) over (order by l.expires_on desc, l.id desc) + m.points as before
    from held join point_movement m on m.entry_id = held.id join point_lot l on l.id = m.lot_id
  ), back as (
    select t.lot_id, t.alive, t.expires_on, t.extended,
      least(t.points, held.points - t.before)::int as points
    from taken t, held where t.before < held.points
  ), entry as (
    insert into point_entry (account_id, kind, available_change, holding_change, balance, cause,
      note, created_at)
    select a.id, $2, held.points, case $2::text when 'release' then -held.points else 0 end,
      a.available + held.points, $1, held.note, $4::timestamptz
    from held join loyalty_account a on a.id = held.account_id
    on conflict (cause, kind) do nothing returning id, available_change as points, holding_change
  ), late as (
    select extended, sum(points)::int as points, max(expires_on) as last_day
    from back where not alive group by extended
  ), fresh as (
    insert into point_lot (account_id, entry_id, points, remaining, expires_on, extended)
    select held.account_id, entry.id, late.points, late.points,
      case when late.extended then least(late.last_day, $5::date - 1) else $6::date end, true
    from held, entry, late returning id, entry_id, points
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
  from held, entry where a.id = held.account_id
  returning entry.points, coalesce((select points from late where extended), 0) as over`
