import type { ProductDetail } from '#domain/catalog/api.ts'
import { relatedCount } from '#domain/catalog/listing.ts'
import { Refusal } from '#domain/errors.ts'
import type { Context } from '../context.ts'
import { findEarning } from './earning.ts'
import { toProductDetail, type ProductDetailRow } from './product-row.ts'
import { listPacks } from './list-packs.ts'
import { freshIndex } from './search/live-index.ts'
import { listProductRows } from './queries.ts'

/** The product with its packs and its neighbours; `notFound` when there is none. */
export async function withRelated(
  ctx: Context,
  row: ProductDetailRow | undefined,
): Promise<ProductDetail> {
  if (!row) throw new Refusal('notFound')
  const [index, { ids, packs }] = await Promise.all([
    freshIndex(ctx),
    listPacks(ctx.db, row.family),
  ])
  const { related_ids: chosen } = row
  const found = index.listRelated(row.id, relatedCount + ids.length + chosen.length)
  const besides = [...chosen, ...found].filter((id) => !ids.includes(id))
  // Of those that staff chose some may not be sold by now.
  const related = (await listProductRows(ctx.db, besides)).slice(0, relatedCount)
  return toProductDetail(row, { related, packs }, await findEarning(ctx, ctx.clock.today()))
}
