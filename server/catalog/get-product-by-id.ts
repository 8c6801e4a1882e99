import type { getProductById as definition, ProductDetail } from '#domain/catalog/api.ts'
import type { ParsedInput } from '#domain/contract.ts'
import type { Caller, Context } from '../context.ts'
import { findProductById } from './queries.ts'
import { asShown } from './shown.ts'
import { withRelated } from './with-related.ts'

export async function getProductById(
  ctx: Context,
  { id }: ParsedInput<typeof definition>,
  caller: Caller,
): Promise<ProductDetail> {
  const row = await findProductById(ctx.db, id)
  return withRelated(ctx, row && (await asShown(ctx, row, caller)))
}
