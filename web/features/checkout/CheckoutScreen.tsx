import { useCallback, useState } from 'react'
import { isEmptyCart, type Cart } from '#domain/cart/cart.ts'
import { sendOrderOtp } from '#domain/order/api.ts'
import { api } from '#web/api.ts'
import { EmptyCart } from '#web/features/cart/EmptyCart.tsx'
import { lazyPart } from '#web/features/cart/lazy-part.tsx'
import { feeFor } from '#web/features/cart/shipping.ts'
import { twoColumns } from '#web/features/cart/two-columns.ts'
import { useCheckout } from '#web/state/checkout.ts'
import { useMember } from '#web/state/member.ts'
import type { CheckoutSettings } from './checkout-settings.ts'
import { DestinationSection, destinationButtonId } from './DestinationSection.tsx'
import { GoodsSection } from './GoodsSection.tsx'
import { NoteSection } from './NoteSection.tsx'
import { OrderCard } from './OrderCard.tsx'
import { offeredMethod, PaymentSection } from './PaymentSection.tsx'
import { receiverButtonId, ReceiverSection } from './ReceiverSection.tsx'
import { checkoutTexts as texts } from './texts.ts'
import { useMemberAsReceiver } from './use-member-as-receiver.ts'
import { usePlaceOrder } from './use-place-order.ts'

const otpDialog = lazyPart(() =>
  import('#web/features/identity/otp/OtpDialog.tsx').then((part) => part.OtpDialog),
)

/** The one page between the cart and the order. */
export function CheckoutScreen({ cart, settings }: { cart: Cart; settings: CheckoutSettings }) {
  const checkout = useCheckout()
  const { destination, receiver, note } = checkout
  const paymentMethod = offeredMethod(checkout.paymentMethod, settings.methods)
  useMemberAsReceiver()
  const ordering = usePlaceOrder(settings.needsOtp)
  const [pressed, setPressed] = useState(false)
  const memberPhone = useMember()?.phone
  const choices = destination &&
    receiver && { destination, receiver, note, paymentMethod, memberPhone }
  const place = () => {
    setPressed(true)
    if (!destination) document.getElementById(destinationButtonId)?.focus()
    else if (!receiver) document.getElementById(receiverButtonId)?.focus()
    else if (choices) void ordering.submit(choices)
  }
  const phone = memberPhone ?? receiver?.phone ?? ''
  const sendCode = useCallback(
    (captcha: string) => api.call(sendOrderOtp, { phone, captcha }),
    [phone],
  )
  if (ordering.stage === 'placed') return <p role="status">{texts.placed}</p>
  if (isEmptyCart(cart)) return <EmptyCart />
  return (
    <div className={twoColumns.grid}>
      <div className="flex min-w-0 flex-col gap-4">
        <DestinationSection
          error={pressed && !destination ? texts.destinationMissing : undefined}
        />
        <ReceiverSection error={pressed && !receiver ? texts.receiverMissing : undefined} />
        <PaymentSection methods={settings.methods} value={paymentMethod} />
        <NoteSection />
        <GoodsSection cart={cart} />
      </div>
      <OrderCard
        cart={cart}
        fee={feeFor(settings.fees, destination)}
        destination={destination}
        ordering={ordering}
        onPlace={place}
      />
      {ordering.asksCode && choices && (
        <otpDialog.Part
          type="checkout"
          open
          onOpenChange={ordering.setAsksCode}
          phone={phone}
          send={sendCode}
          submit={(code) => ordering.submitWithCode(choices, code)}
        />
      )}
    </div>
  )
}
