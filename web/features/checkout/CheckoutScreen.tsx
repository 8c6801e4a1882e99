import { useCallback, useState } from 'react'
import { isEmptyCart, type Cart } from '#domain/cart/cart.ts'
import type { CartChange } from '#domain/cart/refresh.ts'
import { sendOrderOtp } from '#domain/order/api.ts'
import { isPaidInAdvance } from '#domain/order/payment-method.ts'
import { api } from '#web/api.ts'
import { EmptyCart } from '#web/features/cart/EmptyCart.tsx'
import { lazyPart } from '#web/features/cart/lazy-part.tsx'
import { feeFor } from '#web/features/cart/shipping.ts'
import { cartTexts } from '#web/features/cart/texts.ts'
import { twoColumns } from '#web/features/cart/two-columns.ts'
import { VoucherCard } from '#web/features/voucher/VoucherCard.tsx'
import { destinationFor, useCheckout } from '#web/state/checkout.ts'
import { openAccountDialog } from '#web/state/member-dialog.ts'
import { useMember } from '#web/state/member.ts'
import { useStaffPrice } from '#web/state/staff-price.ts'
import type { CheckoutSettings } from './checkout-settings.ts'
import { DestinationSection, destinationButtonId } from './DestinationSection.tsx'
import { GoodsSection } from './GoodsSection.tsx'
import { NoteSection } from './NoteSection.tsx'
import { OrderCard } from './OrderCard.tsx'
import { offeredMethod, PaymentSection } from './PaymentSection.tsx'
import { receiverButtonId, ReceiverSection } from './ReceiverSection.tsx'
import { StaffPriceLine } from './staff-price/StaffPriceLine.tsx'
import { checkoutTexts as texts } from './texts.ts'
import { useMemberAddresses } from './use-member-addresses.ts'
import { useMemberAsReceiver } from './use-member-as-receiver.ts'
import { usePlaceOrder } from './use-place-order.ts'

const otpDialog = lazyPart(() =>
  import('#web/features/identity/otp/OtpDialog.tsx').then((part) => part.OtpDialog),
)

export interface CheckoutScreenProps {
  cart: Cart
  settings: CheckoutSettings
  /** What a look at the gifts changed, for a word to the shopper. */
  onChanges: (changes: readonly CartChange[]) => void
}

const voucherDialog = lazyPart(() =>
  import('./VoucherRefusalDialog.tsx').then((part) => part.VoucherRefusalDialog),
)

const staffDialog = lazyPart(() =>
  import('./staff-price/StaffConflictDialog.tsx').then((part) => part.StaffConflictDialog),
)

/** The one page between the cart and the order. */
export function CheckoutScreen({ cart, settings, onChanges }: CheckoutScreenProps) {
  const checkout = useCheckout()
  const { receiver, note } = checkout
  const { orderType } = cart
  const destination = destinationFor(checkout, orderType)
  const paymentMethod = offeredMethod(checkout.paymentMethod, settings.methods)
  useMemberAsReceiver()
  const ordering = usePlaceOrder(settings.needsOtp)
  const [pressed, setPressed] = useState(false)
  const memberPhone = useMember()?.phone
  const hasGifts = cart.gifts.length > 0
  const places = useMemberAddresses({ hasGifts })
  const isForeign = destination?.kind === 'delivery' && places.isForeign(destination.address)
  const choices = destination &&
    receiver && { destination, receiver, note, paymentMethod, memberPhone }
  const place = () => {
    setPressed(true)
    if (hasGifts && !memberPhone) askToLogin()
    else if (!destination || isForeign) document.getElementById(destinationButtonId)?.focus()
    else if (!receiver) document.getElementById(receiverButtonId)?.focus()
    else if (choices) void ordering.submit(choices)
  }
  const orderPhone = memberPhone ?? receiver?.phone
  const staffPrice = useStaffPrice(orderPhone)
  const phone = orderPhone ?? ''
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
          destination={destination}
          orderType={orderType}
          places={places}
          error={destinationError(pressed && !destination, isForeign)}
        />
        <ReceiverSection error={pressed && !receiver ? texts.receiverMissing : undefined} />
        <PaymentSection methods={settings.methods} value={paymentMethod} />
        <NoteSection />
        <GoodsSection cart={cart} onChanges={onChanges} giftLook={ordering.giftLook} />
        <VoucherCard cart={cart} />
        <StaffPriceLine cart={cart} phone={orderPhone} />
      </div>
      <OrderCard
        cart={cart}
        fee={feeFor(settings.fees, destination, cart)}
        destination={destination}
        paysNow={isPaidInAdvance(paymentMethod)}
        incentives={staffPrice?.incentives}
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
      {ordering.staffConflict !== null && choices && (
        <staffDialog.Part
          phone={ordering.staffConflict}
          onGoOn={() => ordering.goOnWithoutStaffPrice(choices)}
          onClose={ordering.seeStaffConflict}
        />
      )}
      {ordering.refusedVouchers && (
        <voucherDialog.Part refused={ordering.refusedVouchers} onClose={ordering.seeVouchers} />
      )}
    </div>
  )
}

function destinationError(isMissing: boolean, isForeign: boolean): string | undefined {
  if (isForeign) return texts.destinationForeign
  return isMissing ? texts.destinationMissing : undefined
}

/** Gifts are for members: who has left meanwhile signs in again. */
function askToLogin(): void {
  openAccountDialog({ kind: 'login', title: cartTexts.giftPromptTitle, onSignedIn: () => {} })
}
