import { useNavigate } from 'react-router'
import { accountDialogIntent } from '#web/shop/identity/account-dialog.tsx'
import { useMember } from '#web/shop/state/member.ts'
import { Button } from '#web/ui/Button.tsx'
import { goToDelivery } from '../buying/go-to-delivery.ts'
import { cartTexts as texts } from './texts.ts'

/** From the cart on to the delivery step. */
export function ContinueButton() {
  const isMember = useMember() !== null
  const navigate = useNavigate()
  const press = () => goToDelivery(navigate, isMember)
  return (
    <Button wide size="main" className="px-3!" onClick={press} {...accountDialogIntent}>
      {texts.continue}
    </Button>
  )
}
