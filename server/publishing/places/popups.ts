import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/publishing/places/api.ts'
import { popupActions } from '#domain/publishing/places/places.ts'
import type { PopupBody } from '#domain/publishing/places/popup.ts'
import { listProducts } from '../../catalog/index.ts'
import type { Caller, Context } from '../../context.ts'
import { listInForce, type InForce } from './in-force.ts'
import { pictureUrl } from './picture-url.ts'

/** The newest offer in force for what a visitor looks at or has done, but none of a product out of sale. */
export async function getPopup(
  ctx: Context,
  input: ParsedInput<typeof api.getPopup>,
  caller: Caller,
): Promise<api.Popup | null> {
  const popups = await listInForce(ctx, 'popup', caller)
  for (const { id, head } of popups.filter((popup) => fits(popup, input))) {
    const shown = await showPopup(ctx, id, head)
    if (shown) return shown
  }
  return null
}

/** What may bring a popup on a page: a page that has none loads nothing of it. */
export async function listPopupActions(
  ctx: Context,
  { page }: ParsedInput<typeof api.listPopupActions>,
  caller: Caller,
): Promise<Output<typeof api.listPopupActions>> {
  const popups = await listInForce(ctx, 'popup', caller)
  const there = popups.filter(({ head }) => head.pages.includes(page))
  return popupActions.filter((action) => there.some(({ head }) => head.action_type === action))
}

/** Null where what it offers is not sold any more. */
export async function showPopup(
  ctx: Context,
  id: number,
  { title, text, picture, link, action, product_id: productId }: PopupBody,
): Promise<api.Popup | null> {
  const shown = {
    id,
    title,
    text,
    link,
    action,
    image: pictureUrl(picture),
    alt: picture?.alt ?? '',
  }
  if (productId === null) return shown
  const [product] = await listProducts(ctx, [productId])
  return product ? { ...shown, product } : null
}

function fits({ id, head }: InForce<PopupBody>, asked: ParsedInput<typeof api.getPopup>): boolean {
  const { action_type: action, page, product_id: looked, seen } = asked
  const { product_id: offered, shown_with_ids: only } = head
  const included = idsOnly(asked.include_product_ids)
  const excluded = idsOnly(asked.exclude_product_ids)
  return (
    head.action_type === action &&
    (page === undefined || head.pages.includes(page)) &&
    (page === undefined || only.length === 0 || (looked !== undefined && only.includes(looked))) &&
    !(seen ?? []).includes(String(id)) &&
    // An offer of no product is never asked for by one, and never excluded.
    (!included || (offered !== null && included.includes(String(offered)))) &&
    (!excluded || offered === null || !excluded.includes(String(offered)))
  )
}

/** No list and an empty one both ask for nothing in particular. */
function idsOnly(values: string[] | undefined): string[] | undefined {
  return values?.length ? values.filter((value) => /^\d{1,10}$/.test(value)) : undefined
}
