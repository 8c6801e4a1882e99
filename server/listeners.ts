import { counterListeners } from './counter/index.ts'
import { loyaltyListeners } from './loyalty/index.ts'
import { orderListeners } from './order/index.ts'
import { paymentListeners } from './payment/index.ts'
import type { Listeners } from './platform/jobs/work.ts'
import { purchaseListeners } from './purchase/index.ts'
import { replenishListeners } from './replenish/index.ts'
import { surveyListeners } from './survey/index.ts'
import { voucherListeners } from './voucher/index.ts'

/** Everything that happens after a commit because of it, in one readable place. */
export const listeners: Listeners = hearTogether(
  loyaltyListeners,
  paymentListeners,
  voucherListeners,
  orderListeners,
  replenishListeners,
  counterListeners,
  surveyListeners,
  purchaseListeners,
)

/** Several modules may listen to one topic. */
function hearTogether(...ofModules: readonly Listeners[]): Listeners {
  const together: Listeners = {}
  for (const [topic, hearing] of ofModules.flatMap((of) => Object.entries(of))) {
    together[topic] = { ...together[topic], ...hearing }
  }
  return together
}
