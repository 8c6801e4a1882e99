import type { ProductDetail } from '#domain/catalog/api.ts'
import type { ProductBody } from '#domain/publishing/product.ts'
import { getAnyProduct, withRelated } from '../../catalog/index.ts'
import type { Context } from '../../context.ts'
import { shownOf } from './shown-of.ts'

/** A product as its page would be with these words: price, stock and packs are those of now. */
export async function previewProduct(
  ctx: Context,
  productId: number,
  body: ProductBody,
): Promise<ProductDetail> {
  const row = await getAnyProduct(ctx.db, productId)
  return withRelated(ctx, row && { ...row, ...shownOf(body) })
}
