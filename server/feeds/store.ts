import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'

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

export async function listPageEntries(db: Db) {
  return db.selectFrom('static_page').select(['slug', 'updated_at']).orderBy('slug').execute()
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

export async function listPromotionEntries(db: Db, today: string) {
  return db
    .selectFrom('promotion')
    .select('id')
    .where('starts_on', '<=', today)
    .where('ends_on', '>=', today)
    .orderBy('sort')
    .execute()
}

export interface FeedProduct {
  slug: string
  name: string
  product_code: string
  short_description: string
  original_price: number
  discount_price: number
  quantity: number
  picture: string | null
  brand: string
  category: string
}

export async function listFeedProducts(db: Db): Promise<FeedProduct[]> {
  const { rows } = await sql<FeedProduct>`
    select p.slug, p.name, p.product_code, p.short_description, p.original_price, p.discount_price,
      coalesce(s.on_hand - s.reserved, 0) as quantity, p.pictures[1] as picture, b.name as brand,
      c.name as category
    from product p join brand b on b.id = p.brand_id join category c on c.id = p.category_id
    left join stock s on s.product_id = p.id
    where p.published and p.product_type = 'sale' and p.product_code <> 'CC6' order by p.id`.execute(
    db,
  )
  return rows
}
