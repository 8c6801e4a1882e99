import { sql } from 'kysely'
import type { EarningLine } from '#domain/order/points-due.ts'
import type { Db } from '../platform/db.ts'

/** The points that an order has brought, and by which lines; null when it brought none. */
export async function findEarning(
  db: Db,
  orderId: number,
): Promise<{ points: number; lines: EarningLine[] } | null> {
  const { rows } = await sql<{ points: number; lines: EarningLine[] }>`
    select o.estimated_point as points, (
      select json_agg(json_build_object('lineNo', l.line_no, 'quantity', l.quantity,
        'estimatedPoint', l.estimated_point) order by l.line_no)
      from order_line l where l.order_id = o.id) as lines
    from shop_order o
    where o.id = ${orderId} and exists (
      select from order_status_change c where c.order_id = o.id and c.event = 'pointsCredited')`.execute(
    db,
  )
  return rows[0] ?? null
}
