import { backofficeTexts } from '#domain/order/backoffice/texts.ts'

interface Piece {
  name: string
  quantity: number
}

const maxShown = 2

/** `JEX ×2, OTiV ×1 và 3 sản phẩm khác`; gifts come after goods and say so. */
export function goodsText(
  { goods, gifts }: { goods: Piece[] | null; gifts: Piece[] | null },
  max = maxShown,
): string {
  const gifted = (gifts ?? []).map((gift) => ({ ...gift, name: backofficeTexts.gift(gift.name) }))
  const pieces = [...(goods ?? []), ...gifted]
  const shown = pieces.slice(0, max).map(({ name, quantity }) => `${name} ×${quantity}`)
  const more = pieces.length - shown.length
  return shown.join(', ') + (more > 0 ? ` ${backofficeTexts.moreGoods(more)}` : '')
}
