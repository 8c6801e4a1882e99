import type { ProductDetail } from '#domain/catalog/api.ts'
import { Refusal } from '#domain/errors.ts'
import type { Context } from '../context.ts'
import { findEarning } from './earning.ts'
import { toProductDetail, type ProductDetailRow } from './product-row.ts'
import { freshIndex } from './search/live-index.ts'
import { listProductRows } from './store.ts'

const relatedProducts = 8

/** The product with its neighbours; `notFound` when there is none. */
export async function withRelated(
  ctx: Context,
  row: ProductDetailRow | undefined,
): Promise<ProductDetail> {
  if (!row) throw new Refusal('notFound')
  const index = await freshIndex(ctx)
  const related = await listProductRows(ctx.db, index.listRelated(row.id, relatedProducts))
  return toProductDetail(row, related, await findEarning(ctx, ctx.clock.today()))
}
