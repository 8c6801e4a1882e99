import type { Insertable } from 'kysely'
import type { Db } from '../platform/db.ts'
import { rowsOf } from '../platform/rows-of.ts'
import { openStock } from '../stock/index.ts'
import type { NewProduct } from './save-products.ts'
import type { CatalogTables } from './tables.ts'

/** Below the driver's 65 535 parameters a statement. */
const batch = 1000

export interface NewTaxonomy {
  categories: (Insertable<CatalogTables['category']> & { id: number })[]
  subCategories: (Insertable<CatalogTables['sub_category']> & { id: number })[]
  brands: (Insertable<CatalogTables['brand']> & { id: number })[]
}

export async function insertTaxonomy(db: Db, rows: NewTaxonomy): Promise<void> {
  await db.insertInto('category').values(rows.categories).execute()
  if (rows.subCategories.length > 0) {
    await db.insertInto('sub_category').values(rows.subCategories).execute()
  }
  await db.insertInto('brand').values(rows.brands).execute()
  await countOn(db, 'category', 'select max(id) from category')
  await countOn(db, 'sub_category', 'select max(id) from sub_category')
  await countOn(db, 'brand', 'select max(id) from brand')
}

export async function insertSynonyms(db: Db, groups: readonly string[][]): Promise<void> {
  if (groups.length === 0) return
  await db
    .insertInto('search_synonym')
    .values(groups.map((words) => ({ words })))
    .execute()
}

export async function insertProducts(db: Db, products: readonly NewProduct[]): Promise<void> {
  for (let at = 0; at < products.length; at += batch) {
    await insertBatch(db, products.slice(at, at + batch))
  }
  await countOn(db, 'product', 'select max(id) from product')
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
  await rowsOf(db, `select setval(pg_get_serial_sequence($1, 'id'), (${largest}))`, [table])
}
