import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { countGifts, countItems, isEmptyCart, type Cart } from '#domain/cart/cart.ts'
import type { CartChange } from '#domain/cart/refresh.ts'
import { apiOf } from '#web/api.ts'
import { CartLines } from '#web/shop/cart/CartLines.tsx'
import { CartNews } from '#web/shop/cart/CartNews.tsx'
import { CartSkeleton } from '#web/shop/cart/CartSkeleton.tsx'
import { CartTotals } from '#web/shop/cart/CartTotals.tsx'
import { ContinueButton } from '#web/shop/cart/ContinueButton.tsx'
import { earlyEmptyId } from '#web/shop/cart/early-cart.ts'
import { EmptyCart } from '#web/shop/cart/EmptyCart.tsx'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { loadBest } from '#web/shop/cart/load-best.ts'
import { NeedsScript } from '#web/shop/frame/NeedsScript.tsx'
import { PayBar } from '#web/shop/cart/PayBar.tsx'
import { feeFor, loadShippingFees } from '#web/shop/cart/shipping.ts'
import { useWeighedFees } from '#web/shop/cart/use-weighed-fees.ts'
import { cartTexts as texts } from '#web/shop/cart/texts.ts'
import { twoColumns } from '#web/shop/cart/two-columns.ts'
import { useCartRefresh } from '#web/shop/cart/use-cart-refresh.ts'
import { ProductCarousel } from '#web/shop/catalog/ProductCarousel.tsx'
import { priceCart } from '#web/shop/voucher/priced-cart.ts'
import { useVerdicts } from '#web/shop/voucher/verdicts.ts'
import { VoucherCard } from '#web/shop/voucher/VoucherCard.tsx'
import { pageHandle } from '#web/page.ts'
import { paths } from '#web/paths.ts'
import { useCart } from '#web/shop/state/cart.ts'
import { destinationFor, hasDose, useCheckout } from '#web/shop/state/checkout.ts'
import { useMember } from '#web/shop/state/member.ts'
import { usePoints } from '#web/shop/state/points.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { Card } from '#web/ui/Card.tsx'

const gifts = lazyPart(() => import('#web/shop/gift/CartGifts.tsx').then((part) => part.CartGifts))

const nextGift = lazyPart(() =>
  import('#web/shop/membership/NextGiftLine.tsx').then((part) => part.NextGiftLine),
)

export async function loader({ context }: LoaderFunctionArgs) {
  const api = apiOf(context)
  const [fees, best] = await Promise.all([loadShippingFees(api), loadBest(api)])
  return { fees, best }
}

type LoaderData = Awaited<ReturnType<typeof loader>>

/** The cart is the browser's, so the page is the same for everyone. */
export const handle = pageHandle<LoaderData>({
  meta: () => ({ title: texts.title, noindex: true }),
  hasEarlyCart: true,
})

export function Component() {
  const hydrated = useHydrated()
  const cart = useCart()
  const { changes, tell, seen } = useCartRefresh()
  const { best } = useLoaderData<LoaderData>()
  const isEmpty = hydrated && isEmptyCart(cart)
  return (
    <div className={twoColumns.page}>
      <h1 className="mb-4 text-3xl phone:text-2xl">
        {texts.title} {hydrated && <Count cart={cart} />}
      </h1>
      <NeedsScript text={texts.noScript} />
      <CartNews changes={changes} onSeen={seen} />
      <div id={earlyEmptyId} hidden={!isEmpty} suppressHydrationWarning className="peer">
        <EmptyCart isShown={isEmpty}>
          <ProductCarousel title={texts.bestSellers} products={best} more={paths.shop()} />
        </EmptyCart>
      </div>
      {!hydrated && <CartSkeleton early />}
      {hydrated && !isEmpty && <Content cart={cart} onChanges={tell} />}
    </div>
  )
}

function Count({ cart }: { cart: Cart }) {
  if (isEmptyCart(cart)) return null
  return (
    <span className="text-lg font-normal text-ink-2">
      {texts.count(countItems(cart), countGifts(cart))}
    </span>
  )
}

interface ContentProps {
  cart: Cart
  onChanges: (changes: readonly CartChange[]) => void
}

function Content({ cart, onChanges }: ContentProps) {
  const { fees } = useLoaderData<LoaderData>()
  const points = usePoints()
  const destination = destinationFor(useCheckout(), cart)
  const priced = priceCart(cart, useVerdicts())
  const fee = feeFor(useWeighedFees(fees, cart).fees, destination, cart)
  return (
    <>
      <div className={twoColumns.grid}>
        <div className="flex min-w-0 flex-col gap-4">
          {cart.lines.length > 0 && <CartLines {...cart} />}
          {cart.gifts.length > 0 && <gifts.Part gifts={cart.gifts} onChanges={onChanges} />}
          <VoucherCard cart={cart} />
          {points !== null && <nextGift.Part points={points} />}
        </div>
        <Card as="section" className={twoColumns.aside}>
          <h2 className="mb-4 text-lg">{texts.order}</h2>
          <CartTotals priced={priced} shippingFee={fee} />
          <div className="mt-4 max-desk:hidden">
            <ContinueButton />
          </div>
          <Reassurance cart={cart} />
        </Card>
      </div>
      <PayBar amount={priced.summary.payment + (fee ?? 0)}>
        <ContinueButton />
      </PayBar>
    </>
  )
}

/** Each on one line; a member hears nothing of doing without an account. */
function Reassurance({ cart }: { cart: Cart }) {
  const words = reassurance(cart)
  const shown = useMember() ? words : [texts.noAccount, ...words]
  return (
    <p className="mt-3 text-center text-sm text-ink-3">
      {shown.map((part) => (
        <span key={part} className="block">
          {part}
        </span>
      ))}
    </p>
  )
}

function reassurance(cart: Cart): readonly string[] {
  if (hasDose(cart)) return texts.doseReassurance
  return cart.gifts.length > 0 ? texts.giftReassurance : texts.reassurance
}
