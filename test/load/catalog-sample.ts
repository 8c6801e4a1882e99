import { sql } from 'kysely'
import type { Db } from '#server/platform/db.ts'

export interface SampleProduct {
  id: number
  slug: string
  originalPrice: number
  discountPrice: number
}

/** Enough of a database's catalogue to ask for, spread over all of it. */
export interface CatalogSample {
  products: SampleProduct[]
  categories: string[]
}

const sampleSize = 2000

export async function readCatalogSample(db: Db, size = sampleSize): Promise<CatalogSample> {
  const { rows: products } = await sql<SampleProduct>`
    select id, slug, original_price as "originalPrice", discount_price as "discountPrice"
    from product where published and product_type = 'sale' and not vaccine_shop and product_code <> 'CC6'
    order by md5(id::text) limit ${size}`.execute(db)
  const categories = await db.selectFrom('category').select('slug').orderBy('id').execute()
  return { products, categories: categories.map((category) => category.slug) }
}

/** So much of everything that no order of the bench finds a shelf empty. */
export async function fillShelves(db: Db): Promise<void> {
  await sql`
    with counted as (
      insert into stock_movement (product_id, kind, quantity, cause, actor)
      select product_id, 'adjust', 100000000 - on_hand, 'count:' || gen_random_uuid(), 'bench' from stock
      where on_hand <> 100000000)
    update stock set on_hand = 100000000`.execute(db)
  await sql`vacuum analyze stock`.execute(db)
}
