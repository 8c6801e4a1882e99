import type { getProductById as definition, ProductDetail } from '#domain/catalog/api.ts'
import type { ParsedInput } from '#domain/contract.ts'
import type { Context } from '../context.ts'
import { findProductById } from './store.ts'
import { withRelated } from './with-related.ts'

export async function getProductById(
  ctx: Context,
  { id }: ParsedInput<typeof definition>,
): Promise<ProductDetail> {
  return withRelated(ctx, await findProductById(ctx.db, id))
}
