import type { listProductsByIds as definition, Product } from '#domain/catalog/api.ts'
import type { ParsedInput } from '#domain/contract.ts'
import type { Context } from '../context.ts'
import { listProducts } from './list-products.ts'

/** What a cart asks for: also products that no list shows. */
export async function listProductsByIds(
  ctx: Context,
  { ids }: ParsedInput<typeof definition>,
): Promise<Product[]> {
  return listProducts(ctx, ids)
}
