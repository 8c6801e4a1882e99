import { clearCart } from '#web/shop/state/cart.ts'
import { endAttempt } from '#web/shop/state/checkout-attempt.ts'
import { forgetDrafts } from '#web/shop/state/checkout-drafts.ts'
import { forgetCheckout } from '#web/shop/state/checkout.ts'
import { forgetSettledOrders } from '#web/shop/state/member-orders.ts'
import { setMember } from '#web/shop/state/member.ts'
import { forgetOrders } from '#web/shop/state/order-history.ts'
import { setPoints } from '#web/shop/state/points.ts'
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
