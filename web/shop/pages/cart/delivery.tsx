import ChevronLeft from 'lucide-react/icons/chevron-left'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { apiOf } from '#web/api.ts'
import { CartNews } from '#web/shop/cart/CartNews.tsx'
import { CartSkeleton } from '#web/shop/cart/CartSkeleton.tsx'
import { NeedsScript } from '#web/shop/frame/NeedsScript.tsx'
import { twoColumns } from '#web/shop/cart/two-columns.ts'
import { useCartRefresh } from '#web/shop/cart/use-cart-refresh.ts'
import { useHeadingFocus } from '#web/shop/frame/use-heading-focus.ts'
import { CheckoutScreen } from '#web/shop/checkout/CheckoutScreen.tsx'
import {
  loadCheckoutSettings,
  type CheckoutSettings,
} from '#web/shop/checkout/checkout-settings.ts'
import { checkoutTexts as texts } from '#web/shop/checkout/texts.ts'
import { pageHandle } from '#web/page.ts'
import { paths } from '#web/paths.ts'
import { useCart } from '#web/shop/state/cart.ts'
import { hasDose } from '#web/shop/state/checkout.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { Anchor } from '#web/ui/Anchor.tsx'

export function loader({ context }: LoaderFunctionArgs): Promise<CheckoutSettings> {
  return loadCheckoutSettings(apiOf(context))
}

export const handle = pageHandle<CheckoutSettings>({
  meta: () => ({ title: texts.title, noindex: true }),
  needsScript: true,
})

export function Component() {
  const settings = useLoaderData<CheckoutSettings>()
  const hydrated = useHydrated()
  const cart = useCart()
  const { changes, tell, seen } = useCartRefresh()
  useHeadingFocus(hydrated)
  return (
    <div className={twoColumns.page}>
      <Anchor
        to={paths.cart()}
        className="-ml-1 inline-flex min-h-11 items-center gap-1 text-sm text-ink-2 hover:text-primary"
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
        {texts.backToCart}
      </Anchor>
      <h1 className="mb-4 outline-none text-3xl phone:text-2xl">
        {hydrated && hasDose(cart) ? texts.doseTitle : texts.title}
      </h1>
      <NeedsScript text={texts.noScript} />
      <CartNews changes={changes} onSeen={seen} />
      {hydrated ? (
        <CheckoutScreen cart={cart} settings={settings} onChanges={tell} />
      ) : (
        <CartSkeleton />
      )}
    </div>
  )
}
