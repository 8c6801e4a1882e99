import type { Facets, filterProducts as definition, Product } from '#domain/catalog/api.ts'
import type { ParsedInput } from '#domain/contract.ts'
import { toPage, type Page } from '#domain/paging.ts'
import type { Context } from '../context.ts'
import { listProducts } from './list-products.ts'
import { findPage } from './search/find-products.ts'
import { freshIndex } from './search/live-index.ts'

export async function filterProducts(
  ctx: Context,
  input: ParsedInput<typeof definition>,
): Promise<Page<Product> & { facets: Facets }> {
  const { ids, total, facets } = findPage(await freshIndex(ctx), input)
  const products = await listProducts(ctx, ids)
  return { ...toPage(products, total, input.page, input.limit), facets }
}
