import type { EarningLine, ReturnedPieces } from '#domain/order/points-due.ts'
import type { Db } from '../platform/db.ts'
import { rowsOf } from '../platform/rows-of.ts'

export interface EarnedByOrder {
  points: number
  lines: (EarningLine & { returned: number })[]
}

/** The points that an order has brought, by which lines, and what came back of them; null when it brought none. */
export async function findEarning(db: Db, orderId: number): Promise<EarnedByOrder | null> {
  return (await rowsOf<EarnedByOrder>(db, earningOf, [orderId]))[0] ?? null
}

const earningOf = `
  select o.estimated_point as points, (
    select json_agg(json_build_object('lineNo', l.line_no, 'quantity', l.quantity,
      'estimatedPoint', l.estimated_point, 'returned', l.returned_quantity) order by l.line_no)
    from order_line l where l.order_id = o.id) as lines
  from shop_order o
  where o.id = $1 and exists (
    select from order_status_change c where c.order_id = o.id and c.event = 'pointsCredited')`

/** Keeps what came back; false when a line is not there or has fewer pieces left: then roll back. */
export async function noteReturned(
  trx: Db,
  orderId: number,
  pieces: readonly ReturnedPieces[],
): Promise<boolean> {
  const noted = await rowsOf(trx, notingReturned, [orderId, JSON.stringify(pieces)])
  return noted.length === new Set(pieces.map(({ lineNo }) => lineNo)).size
}

const notingReturned = `
  update order_line l set returned_quantity = l.returned_quantity + back.quantity
  from (
    select x."lineNo", sum(x.quantity) as quantity
    from json_to_recordset($2::json) as x ("lineNo" int, quantity int) group by x."lineNo"
  ) back
  where l.order_id = $1 and l.line_no = back."lineNo" and back.quantity > 0
    and l.returned_quantity + back.quantity <= l.quantity
  returning l.line_no`
