import { useRef } from 'react'
import type { Cart, CartLine } from '#domain/cart/cart.ts'
import { removeFromCart } from '#web/shop/state/cart.ts'
import { Card } from '#web/ui/Card.tsx'
import { CartLineRow } from './CartLineRow.tsx'
import { notifyRemoved } from './notify-removed.tsx'
import { cartTexts as texts } from './texts.ts'

export function CartLines({ lines, orderType }: Pick<Cart, 'lines' | 'orderType'>) {
  const list = useRef<HTMLUListElement>(null)
  const remove = ({ item }: CartLine) => {
    notifyRemoved(item.name, removeFromCart(item.id))
    // The button that had the focus is gone; the keyboard goes on from the list.
    list.current?.focus()
  }
  return (
    <Card flush as="section">
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={texts.lines}
        className="px-5 outline-none phone:px-4"
      >
        {lines.map((line) => (
          <CartLineRow
            key={line.item.id}
            line={line}
            shop={orderType}
            onRemove={() => remove(line)}
          />
        ))}
      </ul>
    </Card>
  )
}
