import type { Db } from '../../../platform/db.ts'
import { queryRows } from '../../../platform/query-rows.ts'
import { onDays } from '../period.ts'
import { pointMoves } from './point-moves.ts'

/** Days that are counted in one transaction. */
const maxDays = 30

const take = `
  with days as (
    select distinct day from point_day_due order by day desc limit ${maxDays}
  ), taken as (
    delete from point_day_due where day in (select day from days)
  )
  select day::text as day from days`

const write = `
  insert into point_day (day, programme_id, move, expires_month, points)
  select day, programme_id, move, expires_month, sum(points)
  from (${pointMoves(onDays('e.created_at', '$1::date', '$1::date'))}) as moved
  group by 1, 2, 3, 4`

/** Counts some days that are due, whole, the newest first; false where none are. Within a transaction. */
export async function countDuePointDays(trx: Db): Promise<boolean> {
  // One at a time: of two that count a day, the one that read first must not write last.
  await queryRows(trx, `select pg_advisory_xact_lock(hashtext('point days'))`)
  const days = await queryRows<{ day: string }>(trx, take)
  for (const { day } of days) {
    await queryRows(trx, 'delete from point_day where day = $1::date', [day])
    await queryRows(trx, write, [day])
  }
  return days.length > 0
}
