import type { PointMove } from '#domain/backoffice/reports/point-moves.ts'
import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { Db } from '../../../platform/db.ts'
import { queryRows } from '../../../platform/query-rows.ts'
import { onDays } from '../period.ts'
import { pointMoves } from './point-moves.ts'

export interface SummedMove {
  programmeId: number
  /** Null: before the first day. */
  move: PointMove | null
  points: number
}

const sums = `
  select programme_id as "programmeId", case when day >= $1::date then move end as move,
    sum(points)::float8 as points
  from point_day where day <= $2::date group by 1, 2`

/** What the days of a time did, and all before it, by programme. */
export function sumMoves(
  db: Db,
  { from, to }: { from: VietnamDay; to: VietnamDay },
): Promise<SummedMove[]> {
  return queryRows<SummedMove>(db, sums, [from, to])
}

const months = `
  select expires_month::text as month, sum(points)::float8 as points
  from point_day where day <= $1::date and ($2::int is null or programme_id = $2)
  group by 1 having sum(points) <> 0 order by 1`

/** What there is at the end of a day, by month of expiry. */
export function sumMonths(
  db: Db,
  { to, programme }: { to: VietnamDay; programme: number | null },
): Promise<{ month: string; points: number }[]> {
  return queryRows<{ month: string; points: number }>(db, months, [to, programme])
}

export function listProgrammeNames(db: Db): Promise<{ id: number; name: string }[]> {
  const text = 'select id, name from loyalty_programme order by starts_on desc'
  return queryRows<{ id: number; name: string }>(db, text)
}

/** Whether entries were added that no day has counted yet. */
export async function arePointsBehind(db: Db): Promise<boolean> {
  const text = 'select exists (select from point_day_due) as behind'
  return (await queryRows<{ behind: boolean }>(db, text))[0]!.behind
}

export interface MoveFilter {
  from: VietnamDay | null
  to: VietnamDay
  moves: readonly PointMove[] | null
  programme: number | null
  month: string | null
}

export interface MovedEntry {
  id: number
  day: VietnamDay
  at: Date
  move: PointMove
  loyaltyNumber: string
  note: string
  orderCode: string | null
  points: number
}

const narrowed = `($3::text[] is null or move = any($3)) and ($4::int is null or programme_id = $4)
  and ($5::date is null or expires_month = $5)`

// Each counted day has one entry at least, so that a page never reads more days than it has rows.
const entries = `
  with days as (
    select distinct day from point_day
    where ($1::date is null or day >= $1) and day <= least($2::date, $6::date) and ${narrowed}
    order by day desc limit $8
  )
  select r.id, d.day::text as day, r.at, r.move, a.loyalty_number as "loyaltyNumber", r.note,
    s.code as "orderCode", r.points
  from days d cross join lateral (
    select id, account_id, cause, note, created_at as at, move, sum(points)::float8 as points
    from (${pointMoves(onDays('e.created_at', 'd.day', 'd.day'))}) as moved
    where ${narrowed} and (d.day < $6::date or id < $7::bigint)
    group by id, account_id, cause, note, created_at, move order by id desc limit $8
  ) r
    join loyalty_account a on a.id = r.account_id
    left join shop_order s on s.code = split_part(r.cause, ':', 2) and r.cause like 'order%'
  order by d.day desc, r.id desc limit $8`

/** Entries behind a figure, newest first, after the one that was read last. */
export function listMoved(
  db: Db,
  filter: MoveFilter,
  { after, limit }: { after: { day: VietnamDay; id: number } | null; limit: number },
): Promise<MovedEntry[]> {
  const { from, to, moves, programme, month } = filter
  const { day, id } = after ?? { day: '9999-12-31', id: 0 }
  return queryRows<MovedEntry>(db, entries, [from, to, moves, programme, month, day, id, limit])
}
