import type { DeskProduct } from '#domain/catalog/desk/api.ts'
import type { Db } from '../../platform/db.ts'
import { rowsOf } from '../../platform/rows-of.ts'

export interface ProductListRow {
  id: number
  name: string
  slug: string
  product_code: string
  product_type: string
  brand: string
  category: string
  original_price: number
  discount_price: number
  published: boolean
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
}

export const listStatement = `
  select p.id, p.name, p.slug, p.product_code, p.product_type, b.name as brand, c.name as category,
    p.original_price, p.discount_price, p.published, coalesce(s.on_hand, 0) as on_hand,
    coalesce(s.reserved, 0) as reserved, p.pictures[1] as picture, count(*) over () as total
  from product p join brand b on b.id = p.brand_id join category c on c.id = p.category_id
    left join stock s on s.product_id = p.id
  where ($1::text is null or vn_fold(p.name) like '%' || $1 || '%'
      or upper(p.product_code) like $2 || '%')
    and ($3::int is null or p.category_id = $3)
    and ($4::boolean is null or p.published = $4)
    and ($5::int is null or coalesce(s.on_hand - s.reserved, 0) <= $5)
  order by p.id desc limit $6 offset $7`

/** One page of all products, newest first, with how many there are. */
export function listForDesk(
  db: Db,
  { words, code, categoryId, published, atMost }: ProductFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<ProductListRow[]> {
  const values = [words, code, categoryId, published, atMost, limit, offset]
  return rowsOf(db, listStatement, values)
}

type EditedProduct = Omit<DeskProduct, 'movements'>

const one = `
  select p.id, p.name, p.slug, p.product_code, p.product_type, p.kind, p.category_id,
    (select coalesce(array_agg(sub_category_id order by sub_category_id), '{}')
      from product_sub_category where product_id = p.id) as sub_category_ids,
    p.brand_id, p.original_price, p.discount_price, p.estimated_point, p.replenish_cycle, p.order_limit, p.unit,
    p.family, p.pack_units,
    p.short_description, p.description, p.ingredients, p.usage, p.dosage, p.storage,
    p.registration_no, p.manufacturer, p.origin, p.faqs, p.pictures, p.vaccine_shop, p.sells_points,
    p.published, p.version, coalesce(s.on_hand, 0) as on_hand, coalesce(s.reserved, 0) as reserved
  from product p left join stock s on s.product_id = p.id where p.id = $1`

export async function findForDesk(db: Db, id: number): Promise<EditedProduct | null> {
  const [found] = await rowsOf<EditedProduct>(db, one, [id])
  return found ?? null
}

export interface MovementRow {
  created_at: Date
  kind: 'receive' | 'reserve' | 'release' | 'consume' | 'restock' | 'adjust'
  quantity: number
  cause: string
  actor: string
}

const movements = `
  select created_at, kind, quantity, cause, actor from stock_movement
  where product_id = $1 order by id desc limit $2`

/** The last movements of a product's stock, newest first. */
export function listMovements(db: Db, productId: number, limit: number): Promise<MovementRow[]> {
  return rowsOf(db, movements, [productId, limit])
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
  categories: { id: number; name: string; sub_categories: { id: number; name: string }[] }[]
  brands: { id: number; name: string }[]
}

export async function listChoices(db: Db): Promise<CatalogChoices> {
  const [found] = await rowsOf<CatalogChoices>(db, choices)
  return found!
}
