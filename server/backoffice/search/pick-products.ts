import type { Output, ParsedInput } from '#domain/contract.ts'
import type { pickProducts as definition } from '#domain/backoffice/products/api.ts'
import { findProductHits, listProductsByCodes } from '../../catalog/index.ts'
import type { Context } from '../../context.ts'

const maxFound = 8

/** Names and codes only, which the shop shows to everybody. */
export async function pickProducts(
  ctx: Context,
  { q = '', codes = [] }: ParsedInput<typeof definition>,
): Promise<Output<typeof definition>> {
  const found = q === '' ? [] : await findProductHits(ctx, q, maxFound)
  const named = codes.length === 0 ? [] : await listProductsByCodes(ctx.db, codes)
  return [...named, ...found].map(({ id, name, productCode, published }) => ({
    id,
    code: productCode,
    name,
    published,
  }))
}
