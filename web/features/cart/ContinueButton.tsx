import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#web/paths.ts'
import { getCart } from '#web/state/cart.ts'
import { changeCheckout, useCheckout } from '#web/state/checkout.ts'
import { Button } from '#web/ui/Button.tsx'
import { lazyPart } from './lazy-part.tsx'
import { cartTexts as texts } from './texts.ts'

const prompt = lazyPart(() => import('./GuestPrompt.tsx').then((part) => part.GuestPrompt))

/** On to the delivery step; a guest is asked to log in first, once for a cart. */
export function ContinueButton() {
  const { guestCart } = useCheckout()
  const [asking, setAsking] = useState(false)
  const navigate = useNavigate()
  const goOn = () => void navigate(paths.delivery())
  const press = () => {
    if (guestCart !== null && guestCart === getCart().createdOn) goOn()
    else setAsking(true)
  }
  const goOnAsGuest = () => {
    changeCheckout({ guestCart: getCart().createdOn })
    setAsking(false)
    goOn()
  }
  return (
    <>
      <Button wide size="main" onClick={press} {...prompt.intent}>
        {texts.continue}
      </Button>
      {asking && <prompt.Part open onOpenChange={setAsking} onGuest={goOnAsGuest} />}
    </>
  )
}
