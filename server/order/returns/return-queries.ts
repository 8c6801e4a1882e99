import type { ReturnedPieces } from '#domain/order/points-due.ts'
import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'
import type { CamelRow, Column, Row } from '../../platform/rows.ts'

export interface ReturnableLine extends CamelRow<
  'order_line',
  'line_no' | 'product_id' | 'product_code' | 'unit_price' | 'quantity' | 'estimated_point'
> {
  /** Pieces that came back before. */
  returned: Column<'order_line', 'returned_quantity'>
}

export type ReturnableVoucher = CamelRow<
  'order_voucher',
  'code' | 'campaign_id' | 'voucher_id' | 'saving' | 'product_codes'
>

/** What of an order can come back, and what came back before. */
export interface Returnable {
  lines: ReturnableLine[]
  vouchers: ReturnableVoucher[]
  waived: number
  /** Points that it has brought. */
  earned: number
  returns: number
}

const returnable = `
  select
    coalesce((select json_agg(json_build_object('lineNo', l.line_no, 'productId', l.product_id,
        'productCode', l.product_code, 'unitPrice', l.unit_price, 'quantity', l.quantity,
        'estimatedPoint', l.estimated_point, 'returned', l.returned_quantity) order by l.line_no)
      from order_line l where l.order_id = o.id), '[]') as lines,
    coalesce((select json_agg(json_build_object('code', v.code, 'campaignId', v.campaign_id,
        'voucherId', v.voucher_id, 'saving', v.saving, 'productCodes', v.product_codes)
        order by v.line_no)
      from order_voucher v where v.order_id = o.id), '[]') as vouchers,
    coalesce((select -sum(m.amount) from order_money m
      where m.order_id = o.id and m.kind = 'charged' and m.cause like 'letOff:%'), 0) as "waived",
    case when exists (select from order_status_change c
      where c.order_id = o.id and c.event = 'pointsCredited') then o.estimated_point else 0 end
      as earned,
    (select count(*) from order_return r where r.order_id = o.id) as returns
  from shop_order o where o.id = $1`

export async function findReturnable(db: Db, orderId: number): Promise<Returnable> {
  return (await queryRows<Returnable>(db, returnable, [orderId]))[0]!
}

/** Keeps what came back; false when a line is not there or has fewer pieces left: then roll back. */
export async function noteReturned(
  trx: Db,
  orderId: number,
  pieces: readonly ReturnedPieces[],
): Promise<boolean> {
  const noted = await queryRows(trx, notingReturned, [orderId, JSON.stringify(pieces)])
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

export interface NewReturn {
  orderId: number
  returnNo: number
  pieces: readonly ReturnedPieces[]
  amount: number
  points: number
  reason: string
  restocked: boolean
  actor: string
  at: Date
}

const inserting = `
  with made as (
    insert into order_return (order_id, return_no, amount, points, reason, restocked, actor, at)
    values ($1, $2, $3, $4, $5, $6, $7, $8) returning id
  ), lines as (
    insert into order_return_line (return_id, line_no, quantity)
    select made.id, x."lineNo", sum(x.quantity)
    from made, json_to_recordset($9::json) as x ("lineNo" int, quantity int)
    group by made.id, x."lineNo"
  )
  select id from made`

/** Its id. */
export async function insertReturn(trx: Db, made: NewReturn): Promise<number> {
  const rows = await queryRows<Row<'order_return', 'id'>>(trx, inserting, [
    made.orderId,
    made.returnNo,
    made.amount,
    made.points,
    made.reason,
    made.restocked,
    made.actor,
    made.at,
    JSON.stringify(made.pieces),
  ])
  return rows[0]!.id
}
