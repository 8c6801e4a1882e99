import type { NavigateFunction } from 'react-router'
import { paths } from '#web/paths.ts'
import { getCart } from '#web/shop/state/cart.ts'
import { changeCheckout, getCheckout } from '#web/shop/state/checkout.ts'
import { closeAccountDialog, openAccountDialog } from '#web/shop/state/member-dialog.ts'
import { buyingTexts as texts } from './texts.ts'

/**
 * On to the delivery step; a guest is asked to log in first, once: the next order goes on as a guest's too.
 * Who came by "Mua ngay" is told there what else the cart holds.
 */
export function goToDelivery(
  navigate: NavigateFunction,
  isMember: boolean,
  boughtNow?: number,
): void {
  const asksForGifts = getCart().gifts.length > 0
  const goOn = () => void navigate(paths.delivery(getCart().orderType), { state: { boughtNow } })
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
