import { useEffect } from 'react'
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router'
import type { Order } from '#domain/order/api.ts'
import { useHeadingFocus } from '#web/shop/frame/use-heading-focus.ts'
import { NeedsScript } from '#web/shop/frame/NeedsScript.tsx'
import { twoColumns } from '#web/shop/cart/two-columns.ts'
import { OrderNotFound } from '#web/shop/order/OrderNotFound.tsx'
import { OrderScreen } from '#web/shop/order/OrderScreen.tsx'
import { OrderSkeleton } from '#web/shop/order/OrderSkeleton.tsx'
import { orderPageTexts as texts } from '#web/shop/order/texts.ts'
import { setShownOrder } from '#web/shop/order/shown-order.ts'
import { useOrder } from '#web/shop/order/use-order.ts'
import { useDeparture } from '#web/shop/payment/departure.ts'
import { gatewayScreen } from '#web/shop/payment/parts.tsx'
import { pageHandle } from '#web/page.ts'
import { paths } from '#web/paths.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'

export function loader(): null {
  return null
}

/** Rendered without the order: its key is in the buyer's browser. */
export const handle = pageHandle<null>({
  meta: () => ({ title: texts.pageTitle, noindex: true }),
  needsScript: true,
  personal: true,
})

export function Component() {
  const { code = '' } = useParams()
  const [search] = useSearchParams()
  const { hash } = useLocation()
  const { state, retry, replace } = useOrder(code, search.get('token') || hash.slice(1) || null)
  const departure = useDeparture(code)
  useHeadingFocus(state.kind === 'found')
  const order = state.kind === 'found' ? state.order : null
  useOwnAddress(order)
  useEffect(() => {
    setShownOrder(order)
    return () => setShownOrder(null)
  }, [order])
  if (departure) {
    return (
      <div className={twoColumns.page}>
        <gatewayScreen.Part form={departure} />
      </div>
    )
  }
  return (
    <div className={twoColumns.page}>
      <NeedsScript text={texts.noScript} />
      {state.kind === 'loading' && <OrderSkeleton />}
      {state.kind === 'notFound' && <OrderNotFound />}
      {state.kind === 'failed' && <ErrorState level={1} text={state.message} onRetry={retry} />}
      {state.kind === 'found' && (
        <OrderScreen order={state.order} token={state.token} onChange={replace} />
      )}
    </div>
  )
}

/**
 * An order of the vaccine-centre shop has its page, with its hotline, below an address of its own; a
 * gateway that brings the buyer back knows the code alone.
 */
function useOwnAddress(order: Order | null): void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const own = order?.order_type === 'vaccine' ? paths.orderResult(order.code, 'vaccine') : null
  useEffect(() => {
    if (!own || own === pathname) return
    void navigate(own + search, { replace: true, preventScrollReset: true })
  }, [own, pathname, search, navigate])
}
