import { useState } from 'react'
import type { Cart } from '#domain/cart/cart.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { priceCart } from '#web/shop/voucher/priced-cart.ts'
import { setStaffPrice, useStaffPrice } from '#web/shop/state/staff-price.ts'
import { Button } from '#web/ui/Button.tsx'
import { staffPriceTexts as texts } from './texts.ts'

const dialog = lazyPart(() =>
  import('./StaffPriceDialog.tsx').then((part) => part.StaffPriceDialog),
)

export interface StaffPriceLineProps {
  cart: Cart
  /** The phone the order is placed with; missing while nobody has said. */
  phone: string | undefined
}

/** A quiet line for the company's own people; once it is used, what it saves. */
export function StaffPriceLine({ cart, phone }: StaffPriceLineProps) {
  const price = useStaffPrice(phone)
  const [isOpen, setOpen] = useState(false)
  if (cart.lines.length === 0 || cart.orderType !== 'normal') return null
  const before = priceCart(cart, []).summary.discount
  const saving = price ? priceCart(cart, [], price.incentives).summary.discount - before : 0
  return (
    <div className="mt-4 flex flex-wrap items-center justify-center gap-x-1 text-sm text-ink-3">
      <p role="status">{price ? texts.applied(vnd(saving)) : texts.ask}</p>
      {price ? (
        <Button variant="plain" className="px-2! text-sm" onClick={() => setStaffPrice(null)}>
          {texts.drop}
        </Button>
      ) : (
        <Button
          variant="plain"
          className="px-2! text-sm"
          onClick={() => setOpen(true)}
          {...dialog.intent}
        >
          {texts.see}
        </Button>
      )}
      {isOpen && <dialog.Part cart={cart} phone={phone} onClose={() => setOpen(false)} />}
    </div>
  )
}
