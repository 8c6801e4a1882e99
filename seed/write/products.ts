import type { Insertable } from 'kysely'
import { cleanText } from '#domain/kernel/fold.ts'
import { cleanHtml } from '#server/content/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { Db } from '#server/platform/db.ts'
import { queryRows } from '#server/platform/query-rows.ts'
import { openStock } from '#server/stock/index.ts'

/** Below the driver's 65 535 parameters a statement. */
const batch = 1000

export interface NewTaxonomy {
  categories: (Insertable<Database['category']> & { id: number })[]
  subCategories: (Insertable<Database['sub_category']> & { id: number })[]
  brands: (Insertable<Database['brand']> & { id: number })[]
}

export async function saveTaxonomy(db: Db, rows: NewTaxonomy): Promise<void> {
  await db.insertInto('category').values(rows.categories).execute()
  if (rows.subCategories.length > 0) {
    await db.insertInto('sub_category').values(rows.subCategories).execute()
  }
  await db.insertInto('brand').values(rows.brands).execute()
  await countOn(db, 'category', 'select max(id) from category')
  await countOn(db, 'sub_category', 'select max(id) from sub_category')
  await countOn(db, 'brand', 'select max(id) from brand')
}

export async function saveSynonyms(db: Db, groups: readonly string[][]): Promise<void> {
  if (groups.length === 0) return
  await db
    .insertInto('search_synonym')
    .values(groups.map((words) => ({ words })))
    .execute()
}

export type NewProductRow = Insertable<Database['product']> & { id: number }

export interface NewProduct {
  row: NewProductRow
  subCategoryIds: number[]
  onHand: number
}

/** Adds products with their stock and its first movement; every text is kept clean. */
export async function saveProducts(db: Db, products: readonly NewProduct[]): Promise<void> {
  const clean = products.map((product) => ({ ...product, row: cleanProduct(product.row) }))
  for (let at = 0; at < clean.length; at += batch) {
    await insertBatch(db, clean.slice(at, at + batch))
  }
  await countOn(db, 'product', 'select max(id) from product')
}

function cleanProduct(row: NewProductRow): NewProductRow {
  return {
    ...row,
    name: cleanText(row.name),
    short_description: cleanText(row.short_description ?? ''),
    description: cleanHtml(row.description ?? ''),
  }
}

async function insertBatch(db: Db, products: readonly NewProduct[]): Promise<void> {
  const inSubCategories = products.flatMap(({ row, subCategoryIds }) =>
    subCategoryIds.map((id) => ({ product_id: row.id, sub_category_id: id })),
  )
  await db
    .insertInto('product')
    .values(products.map(({ row }) => row))
    .execute()
  if (inSubCategories.length > 0) {
    await db.insertInto('product_sub_category').values(inSubCategories).execute()
  }
  await openStock(
    db,
    products.map(({ row, onHand }) => ({ productId: row.id, onHand })),
  )
}

/** Rows that brought their ids: the next one made by hand goes on from the largest. */
async function countOn(db: Db, table: string, largest: string): Promise<void> {
  await queryRows(db, `select setval(pg_get_serial_sequence($1, 'id'), (${largest}))`, [table])
}
