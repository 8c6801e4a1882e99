import type { Output, ParsedInput } from '#domain/contract.ts'
import type { pickProducts as definition } from '#domain/backoffice/products/api.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import { findProductHits, listProductsByCodes } from '../../catalog/index.ts'
import type { Context } from '../../context.ts'

const maxFound = 8

/** What tells one product from another: names, codes, prices, and how many are left. */
export async function pickProducts(
  ctx: Context,
  { q = '', codes = [] }: ParsedInput<typeof definition>,
): Promise<Output<typeof definition>> {
  const found = q === '' ? [] : await findProductHits(ctx, q, maxFound)
  const named = codes.length === 0 ? [] : await listProductsByCodes(ctx.db, codes)
  return [...named, ...found].map((hit) => ({
    id: hit.id,
    code: hit.productCode,
    name: hit.name,
    published: hit.published,
    discount_price: vnd(hit.price),
    original_price: vnd(hit.original),
    left: hit.left,
  }))
}
