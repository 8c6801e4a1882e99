import { useEffect } from 'react'
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router'
import type { Order } from '#domain/order/api.ts'
import { NeedsScript } from '#web/features/cart/NeedsScript.tsx'
import { twoColumns } from '#web/features/cart/two-columns.ts'
import { OrderNotFound } from '#web/features/checkout/result/OrderNotFound.tsx'
import { OrderScreen } from '#web/features/checkout/result/OrderScreen.tsx'
import { OrderSkeleton } from '#web/features/checkout/result/OrderSkeleton.tsx'
import { orderPageTexts as texts } from '#web/features/checkout/result/texts.ts'
import { useOrder } from '#web/features/checkout/result/use-order.ts'
import { useDeparture } from '#web/features/payment/departure.ts'
import { gatewayScreen } from '#web/features/payment/parts.tsx'
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
  const { state, retry, replace } = useOrder(code, search.get('token'))
  const departure = useDeparture(code)
  useOwnAddress(state.kind === 'found' ? state.order : null)
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
