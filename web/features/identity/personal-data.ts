import { clearCart } from '#web/state/cart.ts'
import { endAttempt } from '#web/state/checkout-attempt.ts'
import { forgetDrafts } from '#web/state/checkout-drafts.ts'
import { forgetCheckout } from '#web/state/checkout.ts'
import { forgetSettledOrders } from '#web/state/member-orders.ts'
import { setMember } from '#web/state/member.ts'
import { forgetOrders } from '#web/state/order-history.ts'
import { setPoints } from '#web/state/points.ts'
import { writeStored } from '#web/state/storage.ts'
import { forgetRegistrationDraft } from './register/draft.ts'

/** What a logout leaves behind: nothing of the person. */
export function clearPersonalData(): void {
  setMember(null)
  setPoints(null)
  writeStored('loyalty', null)
  writeStored('seen-products', null)
  writeStored('recent-searches', null)
  clearCart()
  forgetOrders()
  forgetSettledOrders()
  forgetCheckout()
  forgetDrafts()
  forgetRegistrationDraft()
  endAttempt()
}
