import { getPopup, type Popup } from '#domain/publishing/places/api.ts'
import type { PopupAction, PopupPage } from '#domain/publishing/places/places.ts'
import { api } from '#web/api.ts'
import { getCart } from '#web/shop/state/cart.ts'
import { listSeenPopups } from './shown-popups.ts'

/** The offer for this moment: none that was seen lately, none of what is in the cart. A failed call shows none. */
export async function findPopup({
  action,
  page,
  product,
}: {
  action: PopupAction
  page: PopupPage
  product?: number | undefined
}): Promise<Popup | null> {
  const inCart = getCart().lines.map(({ item }) => String(item.id))
  const seen = listSeenPopups()
  return api
    .call(
      getPopup,
      {
        action_type: action,
        page,
        ...(product === undefined ? {} : { product_id: product }),
        ...(inCart.length > 0 ? { exclude_product_ids: inCart } : {}),
        ...(seen.length > 0 ? { seen } : {}),
      },
      { silent: true },
    )
    .catch(() => null)
}
