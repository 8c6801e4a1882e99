import ChevronLeft from 'lucide-react/icons/chevron-left'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { apiOf } from '#web/api.ts'
import { CartNews } from '#web/features/cart/CartNews.tsx'
import { CartSkeleton } from '#web/features/cart/CartSkeleton.tsx'
import { NeedsScript } from '#web/features/cart/NeedsScript.tsx'
import { twoColumns } from '#web/features/cart/two-columns.ts'
import { useCartRefresh } from '#web/features/cart/use-cart-refresh.ts'
import { CheckoutScreen } from '#web/features/checkout/CheckoutScreen.tsx'
import {
  loadCheckoutSettings,
  type CheckoutSettings,
} from '#web/features/checkout/checkout-settings.ts'
import { checkoutTexts as texts } from '#web/features/checkout/texts.ts'
import { pageHandle } from '#web/page.ts'
import { paths } from '#web/paths.ts'
import { useCart } from '#web/state/cart.ts'
import { hasDose } from '#web/state/checkout.ts'
import { useHydrated } from '#web/state/storage.ts'
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
  return (
    <div className={twoColumns.page}>
      <Anchor
        to={paths.cart()}
        className="-ml-1 inline-flex min-h-11 items-center gap-1 text-sm text-ink-2 hover:text-primary"
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
        {texts.backToCart}
      </Anchor>
      <h1 className="mb-4 text-3xl phone:text-2xl">
        {hydrated && hasDose(cart) ? texts.doseTitle : texts.title}
      </h1>
      <NeedsScript />
      <CartNews changes={changes} onSeen={seen} />
      {hydrated ? (
        <CheckoutScreen cart={cart} settings={settings} onChanges={tell} />
      ) : (
        <CartSkeleton />
      )}
    </div>
  )
}
