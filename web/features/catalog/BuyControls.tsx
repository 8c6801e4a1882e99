import { formatVnd } from '#domain/kernel/vnd.ts'
import type { OrderType } from '#domain/location/delivery.ts'
import { Button } from '#web/ui/Button.tsx'
import { QuantityStepper } from '#web/ui/QuantityStepper.tsx'
import { addProductToCart } from './add-to-cart.ts'
import { productOfPage, type PageProduct } from './load-product.ts'
import { catalogTexts as texts } from './texts.ts'

export interface BuyControlsProps {
  product: PageProduct
  shop?: OrderType
  quantity: number
  onQuantityChange: (quantity: number) => void
}

/** How many, and the screen's main action with what it will cost. */
export function BuyControls({ product, shop, quantity, onQuantityChange }: BuyControlsProps) {
  const held = Math.min(quantity, product.quantity)
  return (
    <div className="flex flex-wrap gap-3">
      <QuantityStepper
        value={held}
        onValueChange={onQuantityChange}
        max={Math.min(product.quantity, 999)}
        label={texts.quantityOf(product.name)}
        size="main"
        className="w-32.5 shrink-0"
      />
      <Button
        size="main"
        onClick={() => addProductToCart(productOfPage(product), held, shop)}
        className="min-w-0 grow basis-28"
      >
        {texts.addToCart}
        <span className="whitespace-nowrap max-desk:hidden">
          · {formatVnd(product.discount_price * held)}
        </span>
      </Button>
    </div>
  )
}
