import type { getPromotion as definition, PromotionDetail } from '#domain/content/api.ts'
import type { ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { isSlug } from '#domain/kernel/slug.ts'
import { findStartedPromotion } from '../content/index.ts'
import type { Context } from '../context.ts'
import { listProducts } from './list-products.ts'

/** Also one that has ended: links to it live on. Not one that has yet to begin. */
export async function getPromotion(
  ctx: Context,
  { id }: ParsedInput<typeof definition>,
): Promise<PromotionDetail> {
  const found = isSlug(id) ? await findStartedPromotion(ctx.db, id, ctx.clock.today()) : undefined
  if (!found) throw new Refusal('notFound')
  const { product_ids: productIds, ...promotion } = found
  return { ...promotion, products: await listProducts(ctx, productIds) }
}
