import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { offeredCycle, type CartItem } from '#domain/cart/api.ts'
import type { CartLine } from '#domain/cart/cart.ts'
import { isLimitedPerOrder, mostOf } from '#domain/catalog/availability.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import type { OrderType } from '#domain/location/delivery.ts'
import { paths } from '#web/paths.ts'
import { setCartQuantity } from '#web/shop/state/cart.ts'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { Anchor } from '#web/ui/Anchor.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { Price } from '#web/ui/Price.tsx'
import { QuantityStepper } from '#web/ui/QuantityStepper.tsx'
import { cartTexts as texts } from './texts.ts'

const repeatPart = lazyPart(() =>
  import('#web/shop/subscription/RepeatLine.tsx').then((part) => part.RepeatLine),
)

/** From here on a shopper is told how many are left. */
const fewPieces = 10

type StockedItem = Pick<CartItem, 'quantity' | 'orderLimit'>

export interface CartLineRowProps {
  line: CartLine
  /** Whose product it is. */
  shop: OrderType
  onRemove: () => void
}

/** One product of the cart: picture, name, prices, quantity, what it comes to. */
export function CartLineRow({ line, shop, onRemove }: CartLineRowProps) {
  const { item, quantity, repeatEvery } = line
  const [isAsking, setAsking] = useState(Boolean(repeatEvery))
  const canRepeat = shop === 'normal' && offeredCycle(item) !== null
  return (
    <li className="grid grid-cols-[72px_minmax(0,1fr)] items-center gap-x-3 gap-y-2.5 border-b border-line py-4 last:border-b-0 md:grid-cols-[88px_minmax(0,1fr)_auto_7.5rem_auto]">
      <Anchor
        to={paths.product(item.slug, shop)}
        tabIndex={-1}
        aria-hidden="true"
        className="self-start overflow-hidden rounded-md bg-ground"
      >
        <Picture src={item.thumbnail} alt="" sizes="88px" width={88} height={88} />
      </Anchor>
      <div className="min-w-0 self-start md:self-center">
        <Anchor
          to={paths.product(item.slug, shop)}
          className="block font-medium break-words hover:text-primary phone:text-md"
        >
          {item.name}
        </Anchor>
        <div className="flex flex-wrap items-center gap-x-3">
          <UnitPrice current={item.discount_price} original={item.original_price} />
          {canRepeat && !repeatEvery && (
            <button
              type="button"
              aria-expanded={isAsking}
              aria-label={texts.repeatOf(item.name)}
              onClick={() => setAsking(!isAsking)}
              className="-my-2.5 min-h-11 text-sm text-primary underline"
              {...repeatPart.intent}
            >
              {texts.repeat}
            </button>
          )}
        </div>
        <StockWarning line={line} />
      </div>
      <div className="col-span-2 flex flex-wrap items-center gap-1 md:contents">
        <QuantityStepper
          label={texts.quantityOf(item.name)}
          value={quantity}
          max={mostOf(item)}
          onValueChange={(value) => setCartQuantity(item.id, value)}
        />
        <RemoveButton name={item.name} onRemove={onRemove} className="md:hidden" />
        <p className="tabular ml-auto text-right font-bold whitespace-nowrap">
          <span className="sr-only">{texts.lineTotal} </span>
          {formatVnd(item.discount_price * quantity)}
        </p>
      </div>
      <RemoveButton name={item.name} onRemove={onRemove} className="-mr-2 max-md:hidden" />
      {canRepeat && (repeatEvery || isAsking) && (
        <repeatPart.Part
          line={line}
          shop={shop}
          className="col-span-2 -my-2 min-h-11 md:col-span-4 md:col-start-2"
        />
      )}
    </li>
  )
}

function UnitPrice({ current, original }: { current: number; original: number }) {
  return (
    <p className="mt-1 text-sm text-ink-3">
      <Price current={current} original={original} size="small" />
    </p>
  )
}

function StockWarning({ line: { item, quantity } }: { line: CartLine }) {
  const warning = stockWarning(quantity, item)
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
      icon={<Trash2 aria-hidden="true" className="size-5 stroke-[1.8]" />}
      onClick={onRemove}
      className={`text-ink-2 hover:text-sale ${className}`}
    />
  )
}

/** A word on a line of which no more or not many more can be had; null when there is plenty. */
function stockWarning(quantity: number, item: StockedItem): string | null {
  const { quantity: available, orderLimit } = item
  if (orderLimit !== undefined && isLimitedPerOrder(item) && quantity >= orderLimit) {
    return texts.orderLimit(orderLimit)
  }
  if (quantity >= available) return texts.allTaken(available)
  return available <= fewPieces ? texts.fewLeft(available) : null
}
