import type { BackofficeProduct } from '#domain/catalog/backoffice/api.ts'
import { shownSquare } from '../../picture/index.ts'
import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'
import type { Column, Row } from '../../platform/rows.ts'
import { onHandChange, reservedChange } from '../../stock/index.ts'

export interface ProductListRow extends Row<
  'product',
  | 'id'
  | 'name'
  | 'slug'
  | 'product_code'
  | 'product_type'
  | 'original_price'
  | 'discount_price'
  | 'published'
> {
  brand: Column<'brand', 'name'>
  category: Column<'category', 'name'>
  on_hand: number
  reserved: number
  picture: string | null
  total: number
}

export interface ProductFilter {
  /** Folded words of the name. */
  words: string | null
  /** Start of a product code. */
  code: string | null
  categoryId: number | null
  published: boolean | null
  /** At most so many can be sold. */
  atMost: number | null
  /** These alone, by their whole codes. */
  codes: readonly string[] | null
}

export const listStatement = `
  select p.id, p.name, p.slug, p.product_code, p.product_type, b.name as brand, c.name as category,
    p.original_price, p.discount_price, p.published, coalesce(s.on_hand, 0) as on_hand,
    coalesce(s.reserved, 0) as reserved, ${shownSquare('p.pictures[1]')} as picture, count(*) over () as total
  from product p join brand b on b.id = p.brand_id join category c on c.id = p.category_id
    left join stock s on s.product_id = p.id
  where ($1::text is null or vn_fold(p.name) like '%' || $1 || '%'
      or upper(p.product_code) like $2 || '%')
    and ($3::int is null or p.category_id = $3)
    and ($4::boolean is null or p.published = $4)
    and ($5::int is null or coalesce(s.on_hand - s.reserved, 0) <= $5)
    and ($8::text[] is null or p.product_code = any($8))
  order by p.id desc limit $6 offset $7`

/** One page of all products, newest first, with how many there are. */
export function listForBackoffice(
  db: Db,
  { words, code, categoryId, published, atMost, codes }: ProductFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<ProductListRow[]> {
  const values = [words, code, categoryId, published, atMost, limit, offset, codes]
  return queryRows<ProductListRow>(db, listStatement, values)
}

type EditedProduct = Omit<BackofficeProduct, 'movements'>

const one = `
  select p.id, p.name, p.slug, p.product_code, p.product_type, p.kind, p.category_id,
    (select coalesce(array_agg(sub_category_id order by sub_category_id), '{}')
      from product_sub_category where product_id = p.id) as sub_category_ids,
    p.brand_id, p.original_price, p.discount_price, p.estimated_point, p.replenish_cycle, p.order_limit, p.badge, p.badge_until,
    p.weight_grams, p.unit,
    p.family, p.pack_units,
    p.short_description, p.description, p.ingredients, p.usage, p.dosage, p.storage,
    p.registration_no, p.warnings, p.company, p.declared_uses, p.picture_alts, p.manufacturer, p.origin, p.faqs, p.pictures, p.vaccine_shop, p.sells_points,
    array(select r.product_code from product r where r.id = any(p.related_ids)
      order by array_position(p.related_ids, r.id)) as related_codes,
    coalesce((select n.product_code from product n where n.id = p.successor_id), '') as successor_code,
    p.published, p.version, coalesce(s.on_hand, 0) as on_hand, coalesce(s.reserved, 0) as reserved
  from product p left join stock s on s.product_id = p.id where p.id = $1`

export async function findForBackoffice(db: Db, id: number): Promise<EditedProduct | null> {
  const [found] = await queryRows<EditedProduct>(db, one, [id])
  return found ?? null
}

export interface MovementRow extends Row<
  'stock_movement',
  'created_at' | 'kind' | 'cause' | 'actor'
> {
  on_hand: number
  held: number
  balance: number
}

const movements = `
  select m.created_at, m.kind, m.cause, m.actor, m.on_hand, m.held,
    (s.on_hand - coalesce(sum(m.on_hand) over (order by m.id desc rows between unbounded preceding and 1 preceding),
      0))::int as balance
  from (
    select id, product_id, created_at, kind, cause, actor, ${onHandChange} as on_hand, ${reservedChange} as held
    from stock_movement where product_id = $1 order by id desc limit $2) m
  join stock s on s.product_id = m.product_id
  order by m.id desc`

/** The last movements of a product's stock, newest first. */
export function listMovements(db: Db, productId: number, limit: number): Promise<MovementRow[]> {
  return queryRows<MovementRow>(db, movements, [productId, limit])
}

const choices = `
  select
    (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'sub_categories',
        (select coalesce(json_agg(json_build_object('id', sc.id, 'name', sc.name) order by sc.sort, sc.id), '[]')
          from sub_category sc where sc.category_id = c.id)) order by c.sort, c.id), '[]')
      from category c) as categories,
    (select coalesce(json_agg(json_build_object('id', b.id, 'name', b.name) order by b.name), '[]')
      from brand b) as brands`

export interface CatalogChoices {
  categories: (Row<'category', 'id' | 'name'> & {
    sub_categories: Row<'sub_category', 'id' | 'name'>[]
  })[]
  brands: Row<'brand', 'id' | 'name'>[]
}

export async function listChoices(db: Db): Promise<CatalogChoices> {
  const [found] = await queryRows<CatalogChoices>(db, choices)
  return found!
}

export interface ShelfName extends Row<'brand', 'id' | 'name' | 'slug'> {}

/** Every category and brand by the words that people call it. */
export async function listShelfNames(
  db: Db,
): Promise<{ categories: ShelfName[]; brands: ShelfName[] }> {
  const columns = ['id', 'name', 'slug'] as const
  const categories = await db.selectFrom('category').select(columns).orderBy('sort').execute()
  const brands = await db.selectFrom('brand').select(columns).orderBy('name').execute()
  return { categories, brands }
}

/** Of these product codes those that no product has. */
export async function listUnknownProducts(db: Db, codes: readonly string[]): Promise<string[]> {
  if (codes.length === 0) return []
  const rows = await db
    .selectFrom('product')
    .select('product_code')
    .where('product_code', 'in', codes)
    .execute()
  const known = new Set(rows.map(({ product_code }) => product_code))
  return codes.filter((code) => !known.has(code))
}

/** Of these codes the ids of what the shop sells. */
export async function listSoldByCodes(
  db: Db,
  codes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (codes.length === 0) return new Map()
  const rows = await db
    .selectFrom('product')
    .select(['id', 'product_code'])
    .where('product_code', 'in', codes)
    .where('published', '=', true)
    .where('product_type', '=', 'sale')
    .execute()
  return new Map(rows.map(({ id, product_code: code }) => [code, id]))
}
