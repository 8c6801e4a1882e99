import { shownSquare } from '../picture/index.ts'
import { priceInForce } from './prices/in-force.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { CamelRow, Column } from '../platform/rows.ts'

/** What an order needs to know of a product, as it is now. */
export interface CurrentPrice extends CamelRow<
  'product',
  'id' | 'slug' | 'name' | 'product_code' | 'original_price' | 'discount_price'
> {
  /** `sale`, `vaccine` (the vaccine-centre shop alone sells it) or `points`. */
  productType: Column<'product', 'product_type'>
  /** The vaccine-centre shop sells it. */
  inVaccineShop: Column<'product', 'vaccine_shop'>
  /** Of one piece, on a day on which it brings points at all: `findEarning`. */
  estimatedPoint: Column<'product', 'estimated_point'>
  /** What one package of points brings. */
  pointAmount: Column<'product', 'point_amount'>
  /** Staff have not stopped the sale of this package of points. */
  sellsPoints: Column<'product', 'sells_points'>
  /** For instance `30 ngày`; empty when it is not sold as a subscription. */
  subscriptionCycle: Column<'product', 'replenish_cycle'>
  /** As many as one order takes; null where the stock alone decides. */
  orderLimit: Column<'product', 'order_limit'>
  /** Of one piece with its box; null where nobody weighed it. */
  weightGrams: Column<'product', 'weight_grams'>
  /** Picture stem. */
  picture: string | null
  /** On sale at all; its stock is another matter. */
  orderable: boolean
  available: number
}

/**
 * Prices at a moment and present stock by product id, in one query without locks; unknown ids are missing. A planned
 * price holds from its very moment on, whether or not anything has settled the product's row;
 * `at` is null where the price does not matter.
 */
export async function listPrices(
  db: Db,
  ids: readonly number[],
  at: Date | null,
): Promise<Map<number, CurrentPrice>> {
  const rows = await queryRows<CurrentPrice>(db, pricesByIds, [ids, at])
  return new Map(rows.map((row) => [row.id, row]))
}

const pricesByIds = `
  select p.id, p.slug, p.name, p.product_code as "productCode", p.product_type as "productType",
    coalesce(planned.original_price, p.original_price) as "originalPrice",
    coalesce(planned.discount_price, p.discount_price) as "discountPrice",
    p.vaccine_shop as "inVaccineShop", p.point_amount as "pointAmount",
    p.sells_points as "sellsPoints", p.estimated_point as "estimatedPoint", p.replenish_cycle as "subscriptionCycle",
    p.order_limit as "orderLimit", p.weight_grams as "weightGrams",
    ${shownSquare('p.pictures[1]')} as picture, p.published and p.product_code <> 'CC6' as orderable,
    coalesce(s.on_hand - s.reserved, 0) as available
  from product p left join stock s on s.product_id = p.id ${priceInForce('$2::timestamptz')} where p.id = any($1::int[])`
