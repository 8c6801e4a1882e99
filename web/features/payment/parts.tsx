import { lazyPart } from '#web/features/cart/lazy-part.tsx'
import { PaymentPlaceholder } from './PaymentPlaceholder.tsx'

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
