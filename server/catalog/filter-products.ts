import type { filterProducts as definition } from '#domain/catalog/api.ts'
import type { Output, ParsedInput } from '#domain/contract.ts'
import { toPage } from '#domain/paging.ts'
import type { Context } from '../context.ts'
import { withLooks } from '../picture/index.ts'
import { listProducts } from './list-products.ts'
import { findPage } from './search/find-products.ts'
import { freshIndex } from './search/live-index.ts'

export async function filterProducts(
  ctx: Context,
  input: ParsedInput<typeof definition>,
): Promise<Output<typeof definition>> {
  const { ids, total, about, ...rest } = findPage(await freshIndex(ctx), input)
  const products = await listProducts(ctx, ids)
  return {
    ...toPage(products, total, input.page, input.limit),
    ...rest,
    about: await withLooks(ctx.db, about),
  }
}
