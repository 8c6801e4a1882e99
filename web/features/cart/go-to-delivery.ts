import type { NavigateFunction } from 'react-router'
import { paths } from '#web/paths.ts'
import { getCart } from '#web/state/cart.ts'
import { changeCheckout, getCheckout } from '#web/state/checkout.ts'
import { closeAccountDialog, openAccountDialog } from '#web/state/member-dialog.ts'
import { cartTexts as texts } from './texts.ts'

/** On to the delivery step; a guest is asked to log in first, once: the next order goes on as a guest's too. */
export function goToDelivery(navigate: NavigateFunction, isMember: boolean): void {
  const asksForGifts = getCart().gifts.length > 0
  const goOn = () => void navigate(paths.delivery(getCart().orderType))
  const goOnAsGuest = () => {
    changeCheckout({ asGuest: true })
    closeAccountDialog()
    goOn()
  }
  if (isMember || (getCheckout().asGuest && !asksForGifts)) return goOn()
  openAccountDialog({
    kind: 'login',
    title: asksForGifts ? texts.giftPromptTitle : texts.promptTitle,
    // Gifts are for members: there is no way on without an account then.
    onGuest: asksForGifts ? undefined : goOnAsGuest,
    onSignedIn: goOn,
  })
}
