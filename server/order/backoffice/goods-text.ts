import { backofficeTexts } from '#domain/order/backoffice/texts.ts'

interface Piece {
  name: string
  quantity: number
}

/** `2 × JEX`, each a line that may be cut at its end; gifts come after goods and say so. */
export function goodsLines(
  { goods, gifts }: { goods: Piece[] | null; gifts: Piece[] | null },
  max = Infinity,
  named = (name: string) => name,
): string[] {
  const gifted = (gifts ?? []).map((gift) => ({ ...gift, name: backofficeTexts.gift(gift.name) }))
  const bought = (goods ?? []).map((each) => ({ ...each, name: named(each.name) }))
  const pieces = [...bought, ...gifted]
  const shown = pieces.slice(0, max).map(({ name, quantity }) => `${quantity} × ${name}`)
  const more = pieces.length - shown.length
  return more > 0 ? [...shown, backofficeTexts.moreGoods(more)] : shown
}
