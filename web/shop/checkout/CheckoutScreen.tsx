import { leadThroughFields } from '#web/ui/lead-through-fields.ts'
import { useCallback, useRef, useState } from 'react'
import { isEmptyCart, type Cart } from '#domain/cart/cart.ts'
import type { Address } from '#domain/location/address-shape.ts'
import type { CartChange } from '#domain/cart/refresh.ts'
import { sendOrderOtp } from '#domain/order/checks/api.ts'
import { isPaidInAdvance } from '#domain/order/payment-method.ts'
import { api } from '#web/api.ts'
import type { AddressOnPageHandle } from '#web/shop/address/AddressOnPage.tsx'
import { EmptyCart } from '#web/shop/cart/EmptyCart.tsx'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { PayBar } from '#web/shop/cart/PayBar.tsx'
import { feeFor } from '#web/shop/cart/shipping.ts'
import { buyingTexts } from '#web/shop/buying/texts.ts'
import { twoColumns } from '#web/shop/cart/two-columns.ts'
import { RepeatSummary } from '#web/shop/subscription/RepeatSummary.tsx'
import { VoucherCard } from '#web/shop/voucher/VoucherCard.tsx'
import { forgetDrafts } from '#web/shop/state/checkout-drafts.ts'
import {
  changeCheckout,
  chooseDestination,
  destinationFor,
  hasDose,
  useCheckout,
  type Destination,
} from '#web/shop/state/checkout.ts'
import { openAccountDialog } from '#web/shop/state/member-dialog.ts'
import { useMember } from '#web/shop/state/member.ts'
import { useStaffPrice } from '#web/shop/state/staff-price.ts'
import { focusFirstInvalid } from '#web/ui/focus-first-invalid.ts'
import type { CheckoutSettings } from './checkout-settings.ts'
import {
  DestinationSection,
  destinationButtonId,
  type ProvinceGiven,
} from './DestinationSection.tsx'
import { readFeeAgainId } from './FeeUnknownPanel.tsx'
import { GoodsSection } from './GoodsSection.tsx'
import { NoteSection } from './NoteSection.tsx'
import { OrderCard, PlaceButton, usePricedOrder } from './OrderCard.tsx'
import { offeredMethod, PaymentSection } from './PaymentSection.tsx'
import type { ReceiverOnPageHandle } from './ReceiverOnPage.tsx'
import { ReceiverSection } from './ReceiverSection.tsx'
import { StaffPriceLine } from './staff-price/StaffPriceLine.tsx'
import { checkoutTexts as texts } from './texts.ts'
import { useHeldPress } from './use-held-press.ts'
import { useMemberAddresses } from './use-member-addresses.ts'
import { useMemberAsReceiver } from './use-member-as-receiver.ts'
import { usePlaceOrder } from './use-place-order.ts'
import { useShippingFees } from './use-shipping-fees.ts'
import { useWay } from './use-way.ts'

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
  const atCenter = hasDose(cart)
  const way = useWay(destinationFor(checkout, cart), atCenter)
  const { destination } = way
  const kind = atCenter ? 'dose' : 'goods'
  const paymentMethod = offeredMethod(checkout.paymentMethod, settings.methods)
  useMemberAsReceiver()
  const known = useShippingFees(settings.fees, cart)
  const ordering = usePlaceOrder(settings.needsOtp, known.renew)
  const [pressed, setPressed] = useState(false)
  const memberPhone = useMember()?.phone
  const hasGifts = cart.gifts.length > 0
  const places = useMemberAddresses({ hasGifts, orderType, destination })
  const isTyped = way.kind === 'delivery' && places.mustType
  const isForeign = destination?.kind === 'delivery' && places.isForeign(destination.address)
  const addressForm = useRef<AddressOnPageHandle>(null)
  const receiverForm = useRef<ReceiverOnPageHandle>(null)
  const [typed, setTyped] = useState<Typed>({})
  const place = destination ?? (way.kind === 'delivery' ? placeIn(typed.province) : null)
  const areFieldsComing =
    (!receiver && typed.phone === undefined) ||
    (way.kind === 'delivery' &&
      !destination &&
      (!places.isKnown || (isTyped && typed.province === undefined)))
  const fee = feeFor(known.fees, place, cart)
  const chosen = { note, paymentMethod, memberPhone }
  const choices = destination &&
    receiver &&
    fee !== null && { ...chosen, destination, receiver, shippingFee: fee }
  const order = () => {
    setPressed(true)
    if (hasGifts && !memberPhone) return askToLogin()
    const typedPlace = destination ? null : (addressForm.current?.finish() ?? null)
    const to = destination ?? (typedPlace && toDestination(typedPlace.address))
    const who = receiver ?? receiverForm.current?.finish() ?? null
    if (!to || isForeign || !who) return leadToWhatIsMissing()
    if (typedPlace) chooseDestination(to)
    if (typedPlace?.isSaved) void places.save?.(typedPlace.address)
    if (!receiver) changeCheckout({ receiver: who })
    // The checkout keeps both from here on; before, a reload would lose what is dropped.
    forgetDrafts()
    const shippingFee = fee ?? feeFor(known.fees, to, cart)
    if (shippingFee === null) return leadToFee(known.renew)
    void ordering.submit({ ...chosen, destination: to, receiver: who, shippingFee })
  }
  const { isHeld, press } = useHeldPress(areFieldsComing, order)
  const orderPhone = memberPhone ?? receiver?.phone ?? typed.phone ?? undefined
  const staffPrice = useStaffPrice(orderPhone)
  const phone = orderPhone ?? ''
  const sendCode = useCallback(
    (captcha: string) => api.call(sendOrderOtp, { phone, captcha }),
    [phone],
  )
  const takeProvince = useCallback(
    (province: ProvinceGiven | null) => setTyped((before) => ({ ...before, province })),
    [],
  )
  const takePhone = useCallback(
    (given: string | null) => setTyped((before) => ({ ...before, phone: given })),
    [],
  )
  const priced = usePricedOrder(cart, staffPrice?.incentives)
  if (ordering.stage === 'placed') return <p role="status">{texts.placed}</p>
  if (isEmptyCart(cart)) return <EmptyCart />
  const sumLabel = atCenter && paymentMethod === 'cash' ? texts.payAtCenter : undefined
  const button = (
    <PlaceButton
      ordering={ordering}
      isHeld={isHeld}
      paysNow={isPaidInAdvance(paymentMethod)}
      onPlace={press}
    />
  )
  return (
    <>
      <div className={twoColumns.grid}>
        <div className="flex min-w-0 flex-col gap-4">
          <div ref={leadThroughFields} className="flex flex-col gap-4">
            <DestinationSection
              way={way}
              place={place}
              orderType={orderType}
              centerOnly={atCenter}
              places={places}
              error={destinationError(pressed && !destination && !isTyped, {
                isForeign,
                atCenter,
              })}
              form={addressForm}
              onProvince={takeProvince}
            />
            <ReceiverSection form={receiverForm} onPhone={takePhone} kind={kind} />
          </div>
          <PaymentSection methods={settings.methods} value={paymentMethod} atCenter={atCenter} />
          <VoucherCard cart={cart} />
          <NoteSection kind={kind} />
        </div>
        <div className={aside}>
          {/* Whatever scrolls takes the focus, for the keyboard. */}
          <div tabIndex={0} role="group" aria-label={texts.ordered} className={ordered}>
            <GoodsSection cart={cart} onChanges={onChanges} giftLook={ordering.giftLook} />
            <RepeatSummary lines={cart.lines} />
          </div>
          <OrderCard
            cart={cart}
            priced={priced}
            fee={fee}
            ordering={ordering}
            sumLabel={sumLabel}
            fees={known}
            destination={place}
          >
            {button}
          </OrderCard>
        </div>
      </div>
      {settings.hasStaffPrice && <StaffPriceLine cart={cart} phone={orderPhone} />}
      <PayBar amount={priced.summary.payment + (fee ?? 0)} label={sumLabel}>
        {button}
      </PayBar>
      {ordering.asksCode && choices && (
        <otpDialog.Part
          type="checkout"
          open
          onOpenChange={(open) => !open && ordering.closeCode()}
          why={whyCode(ordering.asksCode, settings)}
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
    </>
  )
}

/** No higher than what the window shows of it at the page's top: what is ordered scrolls before the button is out of reach. */
const aside =
  'flex min-w-0 flex-col gap-4 desk:sticky desk:top-4 desk:max-h-[calc(100dvh-12.75rem)]'
const ordered = 'flex flex-col gap-4 desk:min-h-36 desk:overflow-y-auto'

/** What the fields on the page hold so far; missing until they are there. */
interface Typed {
  province?: ProvinceGiven | null
  phone?: string | null
}

function toDestination(address: Address): Destination {
  return { kind: 'delivery', address }
}

/** Enough of a place for its fee and its days. */
function placeIn(province: ProvinceGiven | null | undefined): Destination | null {
  if (!province) return null
  return toDestination({ ...nowhere, province_id: province.id, province_name: province.name })
}

const nowhere: Address = {
  scheme: 'gso63',
  address: '',
  province_id: 0,
  province_name: '',
  district_id: 0,
  district_name: '',
  ward_id: 0,
  ward_name: '',
  full_address: '',
}

function leadToFee(readAgain: () => Promise<void>): void {
  document.getElementById(readFeeAgainId)?.focus()
  void readAgain()
}

/** The marks are drawn first; where the place is not typed but picked, its button is what is missing. */
function leadToWhatIsMissing(): void {
  setTimeout(() => {
    const main = document.querySelector('main')
    if (main?.querySelector('[aria-invalid="true"]')) focusFirstInvalid(main)
    else document.getElementById(destinationButtonId)?.focus()
  })
}

/** Where every order needs a code, nobody is told why. */
function whyCode(asked: 'order' | 'limit', { needsOtp }: CheckoutSettings): string | undefined {
  if (asked === 'limit') return texts.codeForManyOrders
  return needsOtp ? undefined : texts.codeForUnproven
}

function destinationError(
  isMissing: boolean,
  { isForeign, atCenter }: { isForeign: boolean; atCenter: boolean },
): string | undefined {
  if (isForeign) return texts.destinationForeign
  if (!isMissing) return undefined
  return atCenter ? texts.centerMissing : texts.destinationMissing
}

/** Gifts are for members: who has left meanwhile signs in again. */
function askToLogin(): void {
  openAccountDialog({ kind: 'login', title: buyingTexts.giftPromptTitle, onSignedIn: () => {} })
}
