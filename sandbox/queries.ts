import { comboPrefixes } from '#domain/genuine/prefixes.ts'
import type { Db } from '#server/platform/db.ts'

export interface DevProduct {
  code: string
  name: string
  point: number
}

/** The product with this code, else one that earns: a single one, or a set with a code of its own. */
export async function findProduct(
  db: Db,
  kind: 'single' | 'combo' | 'test',
  code: string | undefined,
): Promise<DevProduct | null> {
  const products = productsThatEarn(db).limit(1)
  const found = await (
    code === undefined
      ? products.where('product_code', kind === 'combo' ? 'in' : 'not in', comboPrefixes)
      : products.clearWhere().where('product_code', '=', code)
  ).executeTakeFirst()
  return found ?? null
}

export async function listProductsThatEarn(db: Db): Promise<DevProduct[]> {
  return productsThatEarn(db).limit(200).execute()
}

function productsThatEarn(db: Db) {
  return db
    .selectFrom('product')
    .select(['product_code as code', 'name', 'estimated_point as point'])
    .where('estimated_point', '>', 0)
    .orderBy('id')
}
