import type { getPopup as definition } from '#domain/catalog/api.ts'
import type { Output, ParsedInput } from '#domain/contract.ts'
import { findPopupOffer } from '../content/index.ts'
import type { Context } from '../context.ts'
import { listProducts } from './list-products.ts'

/** The newest running offer for what the visitor looks at; an offer of a product out of sale is none. */
export async function getPopup(
  ctx: Context,
  input: ParsedInput<typeof definition>,
): Promise<Output<typeof definition>> {
  const offer = await findPopupOffer(ctx.db, {
    actionType: input.action_type,
    day: ctx.clock.today(),
    include: idsOnly(input.include_product_ids),
    exclude: idsOnly(input.exclude_product_ids),
  })
  if (!offer) return null
  const { title, image, link, product_id: productId } = offer
  if (productId === null) return { title, image, link }
  const [product] = await listProducts(ctx, [productId])
  return product ? { title, image, link, product } : null
}

/** No list and an empty one both ask for nothing in particular. */
function idsOnly(values: string[] | undefined): string[] | undefined {
  return values?.length ? values.filter((value) => /^\d{1,10}$/.test(value)) : undefined
}
