import type { getProductBySlug as definition, ProductDetail } from '#domain/catalog/api.ts'
import type { ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { isSlug } from '#domain/kernel/slug.ts'
import type { Context } from '../context.ts'
import { findProductBySlug } from './store.ts'
import { withRelated } from './with-related.ts'

export async function getProductBySlug(
  ctx: Context,
  { slug }: ParsedInput<typeof definition>,
): Promise<ProductDetail> {
  if (!isSlug(slug)) throw new Refusal('notFound')
  return withRelated(ctx, await findProductBySlug(ctx.db, slug))
}
