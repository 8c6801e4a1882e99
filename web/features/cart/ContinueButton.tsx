import { useNavigate } from 'react-router'
import { accountDialogIntent } from '#web/features/identity/account-dialog.tsx'
import { paths } from '#web/paths.ts'
import { getCart } from '#web/state/cart.ts'
import { changeCheckout, useCheckout } from '#web/state/checkout.ts'
import { closeAccountDialog, openAccountDialog } from '#web/state/member-dialog.ts'
import { useMember } from '#web/state/member.ts'
import { Button } from '#web/ui/Button.tsx'
import { cartTexts as texts } from './texts.ts'

/** On to the delivery step; a guest is asked to log in first, once for a cart. */
export function ContinueButton() {
  const { guestCart } = useCheckout()
  const member = useMember()
  const navigate = useNavigate()
  const goOn = () => void navigate(paths.delivery(getCart().orderType))
  const press = () => {
    if (member || (isGuestCart(guestCart) && getCart().gifts.length === 0)) goOn()
    else {
      const asksForGifts = getCart().gifts.length > 0
      openAccountDialog({
        kind: 'login',
        title: asksForGifts ? texts.giftPromptTitle : texts.promptTitle,
        // Gifts are for members: there is no way on without an account then.
        onGuest: asksForGifts ? undefined : goOnAsGuest,
        onSignedIn: goOn,
      })
    }
  }
  const goOnAsGuest = () => {
    changeCheckout({ guestCart: getCart().createdOn })
    closeAccountDialog()
    goOn()
  }
  return (
    <Button wide size="main" onClick={press} {...accountDialogIntent}>
      {texts.continue}
    </Button>
  )
}

/** The shopper has chosen to go on without an account with this very cart. */
function isGuestCart(guestCart: string | null): boolean {
  return guestCart !== null && guestCart === getCart().createdOn
}
