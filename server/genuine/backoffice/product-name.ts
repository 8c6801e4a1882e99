import type { Db } from '../../platform/db.ts'

/** As the shop calls what a batch is for; null while the shop does not have it. */
export async function findProductName(db: Db, productCode: string): Promise<string | null> {
  const product = await db
    .selectFrom('product')
    .select('name')
    .where('product_code', '=', productCode)
    .executeTakeFirst()
  return product?.name ?? null
}
