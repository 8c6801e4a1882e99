import { bellListeners } from './bell/index.ts'
import { chatListeners } from './chat/index.ts'
import { counterListeners } from './counter/index.ts'
import { gameListeners } from './game/index.ts'
import { genuineListeners } from './genuine/index.ts'
import { identityListeners } from './identity/index.ts'
import { loyaltyListeners } from './loyalty/index.ts'
import { phoneMergeListeners } from './merge/index.ts'
import { orderListeners } from './order/index.ts'
import { paymentListeners } from './payment/index.ts'
import type { Listeners } from './platform/jobs/work.ts'
import { leadListeners } from './publishing/index.ts'
import { purchaseListeners } from './purchase/index.ts'
import { questionListeners } from './question/index.ts'
import { recordKinds, tableFiles } from './record-kinds.ts'
import { resourceListeners } from './resource/index.ts'
import { reviewListeners } from './review/index.ts'
import { subscriptionListeners } from './subscription/index.ts'
import { surveyListeners } from './survey/index.ts'
import { voucherListeners } from './voucher/index.ts'

/** Everything that happens after a commit because of it, in one readable place. */
export const listeners: Listeners = mergeListeners(
  identityListeners,
  genuineListeners,
  loyaltyListeners,
  paymentListeners,
  voucherListeners,
  orderListeners,
  subscriptionListeners,
  counterListeners,
  surveyListeners,
  purchaseListeners,
  gameListeners,
  leadListeners,
  reviewListeners,
  questionListeners,
  chatListeners,
  bellListeners,
  phoneMergeListeners,
  resourceListeners({ kinds: recordKinds, files: tableFiles }),
)

/** Several modules may listen to one topic. */
function mergeListeners(...ofModules: readonly Listeners[]): Listeners {
  const together: Listeners = {}
  for (const [topic, hearing] of ofModules.flatMap((of) => Object.entries(of))) {
    together[topic] = { ...together[topic], ...hearing }
  }
  return together
}
