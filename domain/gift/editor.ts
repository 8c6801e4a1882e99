/** The gift editor's checklist: gifts by id. */
export type GiftSelection = ReadonlySet<number>

interface Listed {
  id: number
}

/** It starts with the cart's gifts. */
export function startSelection(cartGifts: readonly Listed[]): GiftSelection {
  return new Set(cartGifts.map((gift) => gift.id))
}

/**
 * Unchecking is always allowed. Checking a gift that is not in the cart never is: here its points are
 * always out. One that was unchecked a moment ago may come back, the cart has paid for it already.
 */
export function canToggleGift(
  selection: GiftSelection,
  giftId: number,
  cartGifts: readonly Listed[],
): boolean {
  return selection.has(giftId) || cartGifts.some((gift) => gift.id === giftId)
}

/** The selection after a click; unchanged when that is not allowed. */
export function toggleGift(
  selection: GiftSelection,
  giftId: number,
  cartGifts: readonly Listed[],
): GiftSelection {
  if (!canToggleGift(selection, giftId, cartGifts)) return selection
  const next = new Set(selection)
  if (!next.delete(giftId)) next.add(giftId)
  return next
}

/** The update button is enabled only on a difference. */
export function isSelectionChanged(
  selection: GiftSelection,
  cartGifts: readonly Listed[],
): boolean {
  const before = startSelection(cartGifts)
  return selection.size !== before.size || [...selection].some((id) => !before.has(id))
}
