import type { Insertable } from 'kysely'
import { cleanText } from '#domain/kernel/fold.ts'
import { cleanHtml } from '../content/index.ts'
import type { Db } from '../platform/db.ts'
import { insertProducts } from './save-store.ts'
import type { CatalogTables } from './tables.ts'

export type NewProductRow = Insertable<CatalogTables['product']> & { id: number }

export interface NewProduct {
  row: NewProductRow
  subCategoryIds: number[]
  onHand: number
}

/** Adds products with their stock and its first movement; every text is kept clean. */
export async function saveProducts(db: Db, products: readonly NewProduct[]): Promise<void> {
  await insertProducts(
    db,
    products.map((product) => ({ ...product, row: cleanProduct(product.row) })),
  )
}

function cleanProduct(row: NewProductRow): NewProductRow {
  return {
    ...row,
    name: cleanText(row.name),
    short_description: cleanText(row.short_description ?? ''),
    description: cleanHtml(row.description ?? ''),
  }
}
