import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'

/** Đồng for which a member has ordered points on a Vietnam day, paid or still to be paid. */
export async function sumPointsOrdered(
  trx: Db,
  memberId: number,
  day: VietnamDay,
): Promise<number> {
  const [found] = await queryRows<{ sum: number }>(
    trx,
    `select coalesce(sum(payment), 0)::bigint as sum from shop_order
     where member_id = $1 and order_type = 'points' and created_at >= $2 and status <> 'cancelled'`,
    [memberId, `${day}T00:00:00+07:00`],
  )
  return found!.sum
}
