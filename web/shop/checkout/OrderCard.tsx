import type { ReactNode } from 'react'
import type { Cart } from '#domain/cart/cart.ts'
import type { StaffIncentives } from '#domain/cart/staff-incentive.ts'
import { CartTotals } from '#web/shop/cart/CartTotals.tsx'
import { CaptchaField } from '#web/features/captcha/CaptchaField.tsx'
import { cartTexts } from '#web/shop/cart/texts.ts'
import { priceCart, type PricedCart } from '#web/shop/voucher/priced-cart.ts'
import { useFrame } from '#web/shop/frame/frame.ts'
import { useVerdicts } from '#web/shop/voucher/verdicts.ts'
import { paths } from '#web/paths.ts'
import { hasDose, type Destination } from '#web/shop/state/checkout.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { FeeUnknownPanel } from './FeeUnknownPanel.tsx'
import { totalAfter } from './order-news.ts'
import { NewsPanel } from './NewsPanel.tsx'
import { ProblemPanel } from './ProblemPanel.tsx'
import { checkoutTexts as texts } from './texts.ts'
import type { usePlaceOrder } from './use-place-order.ts'
import type { FeesOnPage } from './use-shipping-fees.ts'

export interface OrderCardProps {
  cart: Cart
  priced: PricedCart
  fee: number | null
  fees: FeesOnPage
  destination: Destination | null
  sumLabel: string | undefined
  ordering: ReturnType<typeof usePlaceOrder>
  /** The button; where the card is out of sight, it stands in the bar below. */
  children: ReactNode
}

/** The total, the button, and whatever stands between the two. */
export function OrderCard(props: OrderCardProps) {
  const { cart, priced, fee, fees, destination, ordering, sumLabel, children } = props
  const isUnknown = fee === null && fees.fees === null
  const verdicts = useVerdicts()
  const { news, problem, accept, proof } = ordering
  const goodsAfter = news && totalAfter(cart, news.news, verdicts)
  return (
    <Card as="section">
      <h2 className="mb-4 text-lg">{cartTexts.order}</h2>
      <CartTotals
        priced={priced}
        shippingFee={fee}
        sumLabel={sumLabel}
        feeLater={isUnknown ? texts.feeUnknown : undefined}
        feeLabel={hasDose(cart) ? texts.feeDose : feeLabel(destination)}
      />
      <div className="mt-4 flex flex-col gap-4">
        {news && (
          <NewsPanel
            changes={news.changes}
            fee={news.fee}
            total={totalChange(
              priced.summary.payment + (news.fee?.from ?? fee ?? 0),
              goodsAfter === null ? null : goodsAfter + (news.fee?.to ?? fee ?? 0),
            )}
            onAccept={accept}
          />
        )}
        {proof.status !== 'idle' && proof.status !== 'ready' && <CaptchaField {...proof} />}
        {isUnknown && <FeeUnknownPanel isReading={fees.isReading} renew={fees.renew} />}
        {problem && <ProblemPanel problem={problem} />}
        <div className="max-desk:hidden">{children}</div>
      </div>
      <Consent />
    </Card>
  )
}

/** Nobody agrees to terms that nobody can read. */
function Consent() {
  const { hiddenPaths } = useFrame()
  if (hiddenPaths.includes(termsPath)) return null
  return (
    <p className="mt-3 text-center text-sm text-ink-3">
      {texts.consent}{' '}
      <Anchor to={termsPath} className="whitespace-nowrap text-primary underline">
        {texts.terms}
      </Anchor>
      .
    </p>
  )
}

const termsPath = paths.page('dieu-khoan-su-dung')

/** What the goods cost with the vouchers that hold, at the staff price where the order has it. */
export function usePricedOrder(cart: Cart, incentives: StaffIncentives | undefined): PricedCart {
  return priceCart(cart, useVerdicts(), incentives)
}

export interface PlaceButtonProps {
  ordering: ReturnType<typeof usePlaceOrder>
  /** Pressed before what it needs was there. */
  isHeld: boolean
  /** The money is asked for right after the order. */
  paysNow: boolean
  onPlace: () => void
}

export function PlaceButton({ ordering, isHeld, paysNow, onPlace }: PlaceButtonProps) {
  return (
    <Button
      wide
      size="main"
      busy={isHeld || ordering.stage === 'busy'}
      disabled={ordering.news !== null}
      onClick={onPlace}
      className="phone:px-3"
    >
      {paysNow ? texts.placeAndPay : texts.place}
    </Button>
  )
}

/** Why the fee is what it is: it may change with the place, and the total with it. */
function feeLabel(destination: Destination | null): string {
  if (destination === null) return cartTexts.shippingFee
  if (destination.kind === 'pickup') return texts.feePickup
  if (destination.kind === 'center') return texts.feeCenter
  return texts.feeTo(destination.address.province_name)
}

function totalChange(from: number, to: number | null) {
  return to === null || to === from ? null : { from, to }
}
