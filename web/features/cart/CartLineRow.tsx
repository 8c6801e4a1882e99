import Trash2 from 'lucide-react/icons/trash-2'
import type { CartLine } from '#domain/cart/cart.ts'
import { maxLineQuantity } from '#domain/cart/cart.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import type { OrderType } from '#domain/location/delivery.ts'
import { paths } from '#web/paths.ts'
import { setCartQuantity } from '#web/state/cart.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { Price } from '#web/ui/Price.tsx'
import { QuantityStepper } from '#web/ui/QuantityStepper.tsx'
import { stockWarning } from './stock-warning.ts'
import { cartTexts as texts } from './texts.ts'

export interface CartLineRowProps {
  line: CartLine
  /** Whose product it is. */
  shop: OrderType
  onRemove: () => void
}

/** One product of the cart: picture, name, prices, quantity, what it comes to. */
export function CartLineRow({ line: { item, quantity }, shop, onRemove }: CartLineRowProps) {
  return (
    <li className="grid grid-cols-[80px_minmax(0,1fr)] items-center gap-x-4 gap-y-3 border-b border-line py-4 last:border-b-0 md:grid-cols-[88px_minmax(0,1fr)_auto_7.5rem_auto] md:gap-x-3">
      <Anchor
        to={paths.product(item.slug, shop)}
        tabIndex={-1}
        aria-hidden="true"
        className="self-start overflow-hidden rounded-md bg-ground"
      >
        <Picture src={item.thumbnail} alt="" sizes="88px" width={88} height={88} />
      </Anchor>
      <div className="flex min-w-0 items-start gap-1">
        <div className="min-w-0 flex-1">
          <Anchor
            to={paths.product(item.slug, shop)}
            className="line-clamp-3 font-medium hover:text-primary"
          >
            {item.name}
          </Anchor>
          <UnitPrice current={item.discount_price} original={item.original_price} />
          <StockWarning quantity={quantity} available={item.quantity} />
        </div>
        <RemoveButton name={item.name} onRemove={onRemove} className="-my-2 -mr-2 md:hidden" />
      </div>
      <div className="col-span-2 flex items-center justify-between gap-3 md:contents">
        <QuantityStepper
          label={texts.quantityOf(item.name)}
          value={quantity}
          max={Math.min(item.quantity, maxLineQuantity)}
          onValueChange={(value) => setCartQuantity(item.id, value)}
        />
        <p className="tabular text-right font-bold whitespace-nowrap">
          <span className="sr-only">{texts.lineTotal} </span>
          {formatVnd(item.discount_price * quantity)}
        </p>
      </div>
      <RemoveButton name={item.name} onRemove={onRemove} className="-mr-2 max-md:hidden" />
    </li>
  )
}

function UnitPrice({ current, original }: { current: number; original: number }) {
  return (
    <p className="mt-0.5 text-sm text-ink-3">
      <Price current={current} original={original} size="small" />
    </p>
  )
}

function StockWarning({ quantity, available }: { quantity: number; available: number }) {
  const warning = stockWarning(quantity, available)
  return warning && <p className="mt-0.5 text-sm font-medium text-point">{warning}</p>
}

interface RemoveButtonProps {
  name: string
  onRemove: () => void
  className: string
}

function RemoveButton({ name, onRemove, className }: RemoveButtonProps) {
  return (
    <IconButton
      label={texts.remove(name)}
      icon={<Trash2 aria-hidden="true" className="size-5" strokeWidth={1.8} />}
      onClick={onRemove}
      className={`text-ink-2 hover:text-sale ${className}`}
    />
  )
}
