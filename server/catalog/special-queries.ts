import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { Row } from '../platform/rows.ts'
import type { ProductDetailRow, ProductRow } from './product-row.ts'
import { detailColumns, productTables, tileColumns } from './queries.ts'

/** Whether the programme of a Vietnam day lets points be sold; without one there is nothing to sell. */
const programmeSells = `exists (select from loyalty_programme y
  where y.published and y.sells_points and $1::date between y.starts_on and y.ends_on)`

const packages = `
  select ${tileColumns}, p.sells_points and ${programmeSells} as for_sale from ${productTables}
  where p.published and p.product_type = 'points' order by p.discount_price, p.id`

/** Packages of points, the cheapest first. */
export function listPackageRows(
  db: Db,
  today: VietnamDay,
): Promise<(ProductRow & { for_sale: boolean })[]> {
  return queryRows<ProductRow & { for_sale: boolean }>(db, packages, [today])
}

/** Whether the programme of a Vietnam day lets points be sold. */
export async function canSellPoints(db: Db, today: VietnamDay): Promise<boolean> {
  const [found] = await queryRows<{ sells: boolean }>(db, `select ${programmeSells} as sells`, [
    today,
  ])
  return found!.sells
}

const inVaccineShop = `p.published and p.vaccine_shop and p.product_code <> 'CC6'`

const vaccinePage = `
  select ${tileColumns} from ${productTables}
  where ${inVaccineShop} and ($1::text is null or c.slug = $1)
  order by p.product_type = 'vaccine' desc, p.sold desc, p.id limit $2 offset $3`

/** One page of the vaccine-centre shop: what it alone sells first, then by what sells. */
export function listVaccineRows(
  db: Db,
  category: string | null,
  { limit, offset }: { limit: number; offset: number },
): Promise<ProductRow[]> {
  return queryRows<ProductRow>(db, vaccinePage, [category, limit, offset])
}

export interface CategoryCount extends Row<'category', 'slug' | 'name'> {
  count: number
}

/** The categories of the vaccine-centre shop, its own first. */
export function listVaccineCategories(db: Db): Promise<CategoryCount[]> {
  return queryRows<CategoryCount>(
    db,
    `select c.slug, c.name, count(*) as count from product p join category c on c.id = p.category_id
     where ${inVaccineShop} group by c.id order by c.listed, c.sort, c.id`,
  )
}

const vaccineBySlug = `
  select ${detailColumns} from ${productTables} where p.slug = $1 and ${inVaccineShop}`

export async function findVaccineRow(db: Db, slug: string): Promise<ProductDetailRow | null> {
  const [found] = await queryRows<ProductDetailRow>(db, vaccineBySlug, [slug])
  return found ?? null
}

const besides = `
  select ${tileColumns} from ${productTables}
  where ${inVaccineShop} and p.id <> $1
  order by p.category_id = (select category_id from product where id = $1) desc,
    p.sold desc, p.id limit $2`

/** Others of the vaccine-centre shop, of the same category first. */
export function listVaccineRelated(db: Db, id: number, limit: number): Promise<ProductRow[]> {
  return queryRows<ProductRow>(db, besides, [id, limit])
}
