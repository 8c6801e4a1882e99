import { sql } from 'kysely'
import { shownSquare } from '../picture/index.ts'
import type { Db } from '../platform/db.ts'
import type { Column, Row } from '../platform/rows.ts'

/** A sitemap holds at most 50,000 addresses. */
const maxEntries = 50_000

export async function listProductEntries(db: Db) {
  return db
    .selectFrom('product')
    .select(['slug', 'updated_at'])
    .where('published', '=', true)
    .where('product_type', '=', 'sale')
    .where('product_code', '<>', 'CC6')
    .orderBy('id')
    .limit(maxEntries)
    .execute()
}

export async function listCategorySlugs(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('category')
    .select('slug')
    .where('listed', '=', true)
    .orderBy('sort')
    .execute()
  return rows.map((row) => row.slug)
}

export interface FeedProduct extends Row<
  'product',
  | 'slug'
  | 'name'
  | 'product_code'
  | 'short_description'
  | 'original_price'
  | 'discount_price'
  | 'weight_grams'
> {
  quantity: number
  picture: string | null
  brand: Column<'brand', 'name'>
  category: Column<'category', 'name'>
}

export async function listFeedProducts(db: Db): Promise<FeedProduct[]> {
  const { rows } = await sql<FeedProduct>`
    select p.slug, p.name, p.product_code, p.short_description, p.original_price, p.discount_price, p.weight_grams,
      coalesce(s.on_hand - s.reserved, 0) as quantity, ${shownSquare('p.pictures[1]')} as picture, b.name as brand,
      c.name as category
    from product p join brand b on b.id = p.brand_id join category c on c.id = p.category_id
    left join stock s on s.product_id = p.id
    where p.published and p.product_type = 'sale' and p.product_code <> 'CC6' order by p.id`.execute(
    db,
  )
  return rows
}
