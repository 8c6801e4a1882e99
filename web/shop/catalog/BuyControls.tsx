import Check from 'lucide-react/icons/check'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { mostOf } from '#domain/catalog/availability.ts'
import { seconds } from '#domain/kernel/durations.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import type { OrderType } from '#domain/location/delivery.ts'
import { accountDialogIntent } from '#web/shop/identity/account-dialog.tsx'
import { notify } from '#web/features/notices/notify.ts'
import { paths } from '#web/paths.ts'
import { texts as appTexts } from '#web/texts.ts'
import { useMember } from '#web/shop/state/member.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { QuantityStepper } from '#web/ui/QuantityStepper.tsx'
import { addProductToCart } from './add-to-cart.ts'
import { productOfPage, type PageProduct } from './load-product.ts'
import { productTexts as texts } from './product-texts.ts'
import { catalogTexts } from './texts.ts'

const loadBuyNow = () => import('#web/shop/buying/buy-now.ts')

export interface BuyControlsProps {
  product: PageProduct
  shop?: OrderType
  quantity: number
  onQuantityChange: (quantity: number) => void
  /** The cycle that was chosen, null for once; nothing where there is no choice. */
  repeatEvery?: string | null
}

/** How many of what there is. */
export function HowMany({
  product,
  quantity,
  onQuantityChange,
}: Omit<BuyControlsProps, 'shop' | 'repeatEvery'>) {
  return (
    <QuantityStepper
      value={Math.min(quantity, mostOf(product))}
      onValueChange={onQuantityChange}
      max={mostOf(product)}
      label={texts.quantityOf(product.name)}
      size="main"
      className="w-32.5 shrink-0"
    />
  )
}

/** How long the way to the cart stands beside it: what buys at once would add a second time. */
const addedFor = seconds(8)

/** The screen's main action with what it will cost, and the short way to the cart. */
export function BuyButtons({
  product,
  shop,
  quantity,
  repeatEvery,
}: Omit<BuyControlsProps, 'onQuantityChange'>) {
  const isMember = useMember() !== null
  const navigate = useNavigate()
  const held = Math.min(quantity, mostOf(product))
  const [isAdded, setAdded] = useState(false)
  const choice = { quantity: held, orderType: shop, repeatEvery }
  const add = () => addProductToCart(productOfPage(product), choice)
  useEffect(() => {
    if (!isAdded) return
    const timer = setTimeout(() => setAdded(false), addedFor)
    return () => clearTimeout(timer)
  }, [isAdded])
  const buyNow = () => {
    loadBuyNow().then(
      (way) => way.buyNow({ productId: product.id, ...choice }, { add, navigate, isMember }),
      () => notify({ kind: 'error', text: appTexts.offline }),
    )
  }
  return (
    <>
      {isAdded ? (
        <ButtonLink
          to={paths.cart()}
          size="main"
          // The words say it too; on a phone both buttons stand in one row without it.
          icon={<Check aria-hidden="true" className="size-5 shrink-0 phone:hidden" />}
          className="grow basis-28 whitespace-nowrap phone:px-3 large-text:whitespace-normal"
        >
          {texts.seeCart}
        </ButtonLink>
      ) : (
        <Button
          variant="secondary"
          size="main"
          onClick={buyNow}
          {...accountDialogIntent}
          className="basis-28 whitespace-nowrap phone:px-3"
        >
          {texts.buyNow}
        </Button>
      )}
      <Button
        variant={isAdded ? 'secondary' : 'primary'}
        size="main"
        onClick={() => setAdded(add())}
        className="min-w-0 grow basis-36 gap-x-1 whitespace-nowrap phone:px-3 large-text:whitespace-normal"
      >
        {catalogTexts.addToCart}
        {!isAdded && (
          <span className="max-wide:hidden">
            {texts.forPrice(formatVnd(product.discount_price * held))}
          </span>
        )}
      </Button>
    </>
  )
}
