import type { CartChange } from '#domain/cart/refresh.ts'
import { cartTexts as texts } from './texts.ts'

/** What changed in the cart, a line each. */
export function CartChangeList({ changes }: { changes: readonly CartChange[] }) {
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5 text-sm">
      {changes.map((change) => (
        <li key={`${change.item.id}-${change.kind}`}>
          <b className="font-semibold">{change.item.name}</b> {describeChange(change)}
        </li>
      ))}
    </ul>
  )
}

/** What follows the product's name: "vừa hết hàng, …". */
function describeChange(change: CartChange): string {
  switch (change.kind) {
    case 'removed':
      return texts.changeRemoved
    case 'soldOut':
      return texts.changeSoldOut
    case 'price':
      return texts.changePrice(change.from, change.to)
    case 'quantity':
      return texts.changeQuantity(change.from, change.to)
    case 'orderLimit':
      return texts.changeOrderLimit(change.from, change.to)
    case 'repeatEnded':
      return texts.changeRepeatEnded(change.from)
    case 'giftCost':
      return texts.changeGiftCost(change.from, change.to)
    default:
      return texts.giftLeft[change.kind]
  }
}
