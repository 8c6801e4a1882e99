import type { Order } from '#domain/order/api.ts'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { paymentPhase, type PaymentPhase } from './phase.ts'

const heights: Record<Exclude<PaymentPhase['kind'], 'none'>, string> = {
  transfer: 'h-[664px] phone:h-[1060px]',
  card: 'h-48 phone:h-72',
  confirming: 'h-44',
  failed: 'h-52 phone:h-72',
  paid: 'h-96',
  ended: 'h-44',
}

/** The panel of an order's page. Like the screen below it comes on its own: most orders are paid in cash. */
export const paymentPanel = lazyPart(
  () => import('./PaymentPanel.tsx').then((part) => part.PaymentPanel),
  PaymentPlaceholder,
)

export const gatewayScreen = lazyPart(() =>
  import('./GatewayScreen.tsx').then((part) => part.GatewayScreen),
)

/** For somebody who is about to need both. */
export function prefetchPayment(): void {
  paymentPanel.prefetch()
  gatewayScreen.prefetch()
}

/** The panel's place until its code is here: about as high as what is coming. */
function PaymentPlaceholder({ order }: { order: Order }) {
  const { kind } = paymentPhase(order)
  if (kind === 'none') return null
  return (
    <Card className={heights[kind]}>
      <Skeleton className="h-7 max-w-60" />
    </Card>
  )
}
