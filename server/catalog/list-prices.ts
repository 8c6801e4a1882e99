import type { ProductType } from '#domain/catalog/listing.ts'
import type { Db } from '../platform/db.ts'
import { rowsOf } from '../platform/rows-of.ts'

/** What an order needs to know of a product, as it is now. */
export interface CurrentPrice {
  id: number
  slug: string
  name: string
  productCode: string
  /** `sale`, `vaccine` (the vaccine-centre shop alone sells it) or `points`. */
  productType: ProductType
  /** The vaccine-centre shop sells it. */
  inVaccineShop: boolean
  originalPrice: number
  discountPrice: number
  /** Of one piece, on a day on which it brings points at all: `findEarning`. */
  estimatedPoint: number
  /** What one package of points brings. */
  pointAmount: number
  /** Staff have not stopped the sale of this package of points. */
  sellsPoints: boolean
  /** For instance `30 ngày`; empty when it is not sold as a standing order. */
  replenishCycle: string
  /** As many as one order takes; null where the stock alone decides. */
  orderLimit: number | null
  /** Picture stem. */
  picture: string | null
  /** On sale at all; its stock is another matter. */
  orderable: boolean
  available: number
}

/** Current prices and stock by product id, in one query without locks; unknown ids are missing. */
export async function listPrices(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, CurrentPrice>> {
  const rows = await rowsOf<CurrentPrice>(db, pricesByIds, [ids])
  return new Map(rows.map((row) => [row.id, row]))
}

const pricesByIds = `
  select p.id, p.slug, p.name, p.product_code as "productCode", p.product_type as "productType",
    p.original_price as "originalPrice", p.discount_price as "discountPrice",
    p.vaccine_shop as "inVaccineShop", p.point_amount as "pointAmount",
    p.sells_points as "sellsPoints", p.estimated_point as "estimatedPoint", p.replenish_cycle as "replenishCycle",
    p.order_limit as "orderLimit",
    p.pictures[1] as picture, p.published and p.product_code <> 'CC6' as orderable,
    coalesce(s.on_hand - s.reserved, 0) as available
  from product p left join stock s on s.product_id = p.id where p.id = any($1::int[])`
