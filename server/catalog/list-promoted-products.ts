import type { listPromotedProducts as definition, Product } from '#domain/catalog/api.ts'
import type { ParsedInput } from '#domain/contract.ts'
import type { Context } from '../context.ts'
import { listProducts } from './list-products.ts'
import { freshIndex } from './search/live-index.ts'

export async function listPromotedProducts(
  ctx: Context,
  { limit }: ParsedInput<typeof definition>,
): Promise<Product[]> {
  return listProducts(ctx, (await freshIndex(ctx)).listDiscounted(limit))
}
