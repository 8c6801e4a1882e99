import type { Product } from '#domain/catalog/api.ts'
import type { Db } from '../platform/db.ts'
import { toProduct } from './product-row.ts'
import { listProductRows } from './store.ts'

/** Products on sale in the order of the ids; unknown ones are left out. */
export async function listProducts(db: Db, ids: readonly number[]): Promise<Product[]> {
  return (await listProductRows(db, ids)).map(toProduct)
}
