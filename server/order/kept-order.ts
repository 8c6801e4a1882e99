import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'

/** Goods, and what they cost in đồng. */
export interface Goods {
  amount: number
  lines: readonly { productId: number; pieces: number }[]
}

/** A delivered order, as it was and without what came back. */
export interface KeptOrder {
  code: string
  /** Whose it is; empty once that person is forgotten. */
  phone: string
  delivered: Goods
  kept: Goods
  /** Hashes of the genuine-goods codes whose boxes came back. */
  codesBack: readonly Buffer[]
}

interface DeliveredRow {
  code: string
  phone: string
  amount: number
  back: number
  lines: { productId: number; pieces: number; back: number }[]
  codesBack: string[]
}

const delivered = `
  select o.code, case when o.erased_at is null then o.customer_phone else '' end as phone,
    o.payment as amount,
    (select coalesce(sum(amount), 0)::int from order_return r where r.order_id = o.id) as back,
    (select coalesce(json_agg(json_build_object('productId', l.product_id,
        'pieces', l.quantity, 'back', l.returned_quantity)), '[]')
      from order_line l where l.order_id = o.id) as lines,
    (select coalesce(json_agg(encode(b.code_hash, 'hex')), '[]') from order_return_code b
      join order_return r on r.id = b.return_id where r.order_id = o.id) as "codesBack"
  from shop_order o
  where o.id = $1 and o.status in ('point_accumulating', 'completed')
  for share of o`

/** Null for one that is not delivered. Nothing of it comes back before the transaction ends. */
export async function findKeptOrder(trx: Db, orderId: number): Promise<KeptOrder | null> {
  const [found] = await queryRows<DeliveredRow>(trx, delivered, [orderId])
  if (!found) return null
  const { code, phone, amount, back, lines, codesBack } = found
  const keptLines = lines.map((line) => ({ ...line, pieces: line.pieces - line.back }))
  return {
    code,
    phone,
    delivered: { amount, lines },
    kept: { amount: amount - back, lines: keptLines.filter(({ pieces }) => pieces > 0) },
    codesBack: codesBack.map((hash) => Buffer.from(hash, 'hex')),
  }
}
