import { deskTexts } from '#domain/order/desk/texts.ts'

interface Piece {
  name: string
  quantity: number
}

const mostShown = 2

/** `JEX ×2, OTiV ×1 và 3 sản phẩm khác`; gifts come after goods and say so. */
export function goodsText(
  { goods, gifts }: { goods: Piece[] | null; gifts: Piece[] | null },
  most = mostShown,
): string {
  const gifted = (gifts ?? []).map((gift) => ({ ...gift, name: deskTexts.gift(gift.name) }))
  const pieces = [...(goods ?? []), ...gifted]
  const shown = pieces.slice(0, most).map(({ name, quantity }) => `${name} ×${quantity}`)
  const more = pieces.length - shown.length
  return shown.join(', ') + (more > 0 ? ` ${deskTexts.moreGoods(more)}` : '')
}
