import type { listAllProducts as definition, Product } from '#domain/catalog/api.ts'
import type { ParsedInput } from '#domain/contract.ts'
import { toPage, type Page } from '#domain/paging.ts'
import type { Context } from '../context.ts'
import { listProducts } from './list-products.ts'
import { freshIndex } from './search/live-index.ts'

export async function listAllProducts(
  ctx: Context,
  { page, limit }: ParsedInput<typeof definition>,
): Promise<Page<Product>> {
  const index = await freshIndex(ctx)
  const ids = index.list('new', (page - 1) * limit, limit)
  return toPage(await listProducts(ctx, ids), index.size, page, limit)
}
