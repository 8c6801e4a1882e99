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
  const goOn = () => void navigate(paths.delivery())
  const press = () => {
    if (member || (guestCart !== null && guestCart === getCart().createdOn)) goOn()
    else {
      openAccountDialog({
        kind: 'login',
        title: texts.promptTitle,
        onGuest: goOnAsGuest,
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
