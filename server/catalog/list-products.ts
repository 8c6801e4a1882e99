import type { Product } from '#domain/catalog/api.ts'
import type { Context } from '../context.ts'
import { findEarning } from './earning.ts'
import { toProduct } from './product-row.ts'
import { listProductRows } from './queries.ts'

/** Products on sale in the order of the ids; unknown ones are left out. */
export async function listProducts(ctx: Context, ids: readonly number[]): Promise<Product[]> {
  const earning = await findEarning(ctx, ctx.clock.today())
  return (await listProductRows(ctx.db, ids)).map((row) => toProduct(row, earning))
}
