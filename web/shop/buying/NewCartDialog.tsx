import { countGifts, countItems, type Cart } from '#domain/cart/cart.ts'
import { clearCart, useCart } from '#web/shop/state/cart.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { newCartTexts as texts } from './new-cart-texts.ts'

export interface NewCartDialogProps {
  /** Puts into the empty cart what had no room in the old one. */
  onBegin: () => void
  onClose: () => void
}

/** One cart is one order, and an order is of one shop: says what is lost before it is. */
export function NewCartDialog({ onBegin, onClose }: NewCartDialogProps) {
  const cart = useCart()
  const begin = () => {
    clearCart()
    onBegin()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      tone="warning"
      title={texts.title}
      message={<Message cart={cart} />}
      confirm={{ label: texts.confirm, onPress: begin }}
      cancel={{ label: texts.cancel }}
    />
  )
}

function Message({ cart }: { cart: Cart }) {
  const names = [...cart.lines.map(({ item }) => item.name), ...cart.gifts.map(({ name }) => name)]
  return (
    <>
      <p>{texts.why[cart.orderType]}</p>
      <p className="mt-3">
        {texts.lost(countItems(cart), countGifts(cart), cart.vouchers.length > 0)}
      </p>
      <ul className="mt-2 text-left text-sm">
        {names.slice(0, namedItems).map((name) => (
          <li key={name} className="line-clamp-1 break-all">
            {texts.item(name)}
          </li>
        ))}
        {names.length > namedItems && <li>{texts.more(names.length - namedItems)}</li>}
      </ul>
    </>
  )
}

const namedItems = 3
