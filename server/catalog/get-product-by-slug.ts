import type { getProductBySlug as definition, ProductDetail } from '#domain/catalog/api.ts'
import type { ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { isSlug } from '#domain/kernel/slug.ts'
import type { Caller, Context } from '../context.ts'
import { findProductBySlug } from './queries.ts'
import { asShown } from './shown.ts'
import { withRelated } from './with-related.ts'

export async function getProductBySlug(
  ctx: Context,
  { slug }: ParsedInput<typeof definition>,
  caller: Caller,
): Promise<ProductDetail> {
  if (!isSlug(slug)) throw new Refusal('notFound')
  const row = await findProductBySlug(ctx.db, slug)
  return withRelated(ctx, row && (await asShown(ctx, row, caller)))
}
