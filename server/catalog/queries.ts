import type { MenuCategory } from '#domain/catalog/api.ts'
import type { VietnamDay } from '#domain/kernel/dates.ts'
import { shownSquares } from '../picture/index.ts'
import type { Db } from '../platform/db.ts'
import type { ProductDetailRow, ProductRow } from './product-row.ts'
import { queryRows } from '../platform/query-rows.ts'

export const tileColumns = `
  p.id, p.slug, p.name, p.product_type, p.product_code, p.original_price, p.discount_price,
  p.estimated_point, p.point_amount, p.replenish_cycle, p.order_limit, p.badge, ${shownSquares('p.pictures')} as pictures, p.unit,
  p.short_description,
  p.rating, coalesce(s.on_hand - s.reserved, 0) as quantity, b.name as brand,
  json_build_object('id', c.id, 'name', c.name, 'slug', c.slug) as category,
  (select coalesce(json_agg(json_build_object('id', sc.id, 'name', sc.name, 'slug', sc.slug,
      'categoriesId', sc.category_id) order by sc.sort, sc.id), '[]')
    from product_sub_category ps join sub_category sc on sc.id = ps.sub_category_id
    where ps.product_id = p.id) as sub_categories`

export const detailColumns = `${tileColumns}, p.family,
  case when p.family <> '' then hashtext(p.family) end as family_hash,
  p.description, p.ingredients, p.usage, p.dosage, p.storage, p.registration_no, p.manufacturer,
  p.origin, p.rating_count, p.faqs, p.warnings, p.company, p.leaflet, p.picture_alts, p.picture_focus,
  p.next_shown_at, p.related_ids`

export const productTables = `
  product p join brand b on b.id = p.brand_id join category c on c.id = p.category_id
  left join stock s on s.product_id = p.id`

const tilesByIds = `
  select ${tileColumns} from ${productTables}
  where p.id = any($1::int[]) and p.published order by array_position($1::int[], p.id)`

/** Products on sale in the order of the ids; unknown ones are left out. */
export async function listProductRows(db: Db, ids: readonly number[]): Promise<ProductRow[]> {
  return ids.length === 0 ? [] : queryRows<ProductRow>(db, tilesByIds, [[...new Set(ids)]])
}

/** What took the place of one may have been replaced itself. */
const maxHops = 10
const ofThisShop = `p.published and p.product_type = 'sale'`
const detailById = `select ${detailColumns} from ${productTables} where p.id = $1 and ${ofThisShop}`
const detailBySlug = `select ${detailColumns} from ${productTables} where p.slug = $1 and ${ofThisShop}`
const detailOfAny = `select ${detailColumns} from ${productTables} where p.id = $1`
const detailByOldSlug = `
  select ${detailColumns} from ${productTables}
  where p.id = (
    with recursive led (id, published, successor_id, hops) as (
      select q.id, q.published, q.successor_id, 0 from product q
      where q.id = coalesce((select id from product where slug = $1),
        (select product_id from product_slug_history where slug = $1))
      union all
      select n.id, n.published, n.successor_id, led.hops + 1
      from led join product n on n.id = led.successor_id where not led.published and led.hops < ${maxHops}
    )
    select id from led where published order by hops limit 1) and ${ofThisShop}`

export async function findProductById(db: Db, id: number): Promise<ProductDetailRow | undefined> {
  return (await queryRows<ProductDetailRow>(db, detailById, [id]))[0]
}

/** For who writes it, sold or not. */
export async function getAnyProduct(db: Db, id: number): Promise<ProductDetailRow | undefined> {
  return (await queryRows<ProductDetailRow>(db, detailOfAny, [id]))[0]
}

/** Whether a product, shown or not, has this address. */
export async function isProductSlug(db: Db, slug: string): Promise<boolean> {
  const found = await queryRows(db, 'select from product where slug = $1', [slug.toLowerCase()])
  return found.length > 0
}

/** By its present address or, failing that, by one it had before, or by that of one whose place it took. */
export async function findProductBySlug(
  db: Db,
  slug: string,
): Promise<ProductDetailRow | undefined> {
  const [present] = await queryRows<ProductDetailRow>(db, detailBySlug, [slug])
  return present ?? (await queryRows<ProductDetailRow>(db, detailByOldSlug, [slug]))[0]
}

const menu = `
  select c.id, c.name, c.slug, c.icon,
    (select coalesce(json_agg(json_build_object('id', sc.id, 'name', sc.name, 'slug', sc.slug)
        order by sc.sort, sc.id), '[]')
      from sub_category sc where sc.category_id = c.id and sc.listed) as "subCategories"
  from category c where c.listed order by c.sort, c.id`

export async function listMenu(db: Db): Promise<MenuCategory[]> {
  return queryRows<MenuCategory>(db, menu, [])
}

const productsOfProgramme = `
  select array(select x.product_id from loyalty_programme_product x where x.programme_id = p.id)
    as "productIds", p.factor_percent as factor
  from loyalty_programme p where p.published and $1::date between p.starts_on and p.ends_on`

/**
 * The products that the programme of a day names, an empty list when it names none, and its factor in percent;
 * null without a programme. Loyalty stands above this module, so that its two tables are read here.
 */
export async function findProductsOfProgramme(
  db: Db,
  day: VietnamDay,
): Promise<{ productIds: number[]; factor: number } | null> {
  const [programme] = await queryRows<{ productIds: number[]; factor: number }>(
    db,
    productsOfProgramme,
    [day],
  )
  return programme ?? null
}
