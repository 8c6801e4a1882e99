import type { Prices } from '#domain/catalog/prices/segments.ts'
import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'

/** A price that a plan let begin, or return. */
export interface PlannedChange extends Prices {
  starts_at: Date
  former_original_price: number | null
  former_discount_price: number | null
  /** The plan had ended: what was there before came back. */
  returned: boolean
  /** The account of whoever planned it. */
  by: number
  reason: string
}

const changes = `
  select q.*, j.proposed_by as by, j.reason, q.starts_at > j.starts_at as returned from (
    select starts_at, original_price, discount_price, plan_id,
      lag(original_price) over (order by starts_at) as former_original_price,
      lag(discount_price) over (order by starts_at) as former_discount_price
    from product_price where product_id = $1 and starts_at <= $2
  ) q join price_plan j on j.id = q.plan_id
  order by q.starts_at desc limit $3`

/** What plans changed of a product's price up to a moment, the newest first. */
export function listPlannedChanges(
  db: Db,
  productId: number,
  { at, limit }: { at: Date; limit: number },
): Promise<PlannedChange[]> {
  return queryRows<PlannedChange>(db, changes, [productId, at, limit])
}
