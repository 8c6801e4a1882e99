import { useState } from 'react'
import { useNavigate } from 'react-router'
import { isEmptyCart } from '#domain/cart/cart.ts'
import type { CartChange, LineNews } from '#domain/cart/refresh.ts'
import type { PlacedOrder } from '#domain/order/api.ts'
import { isPaidInAdvance } from '#domain/order/payment-method.ts'
import { ApiError } from '#web/api.ts'
import { useCaptcha } from '#web/features/captcha/use-captcha.ts'
import { withCaptchaWhenAsked } from '#web/features/captcha/with-proof.ts'
import { notify } from '#web/features/notices/notify.ts'
import { depart } from '#web/shop/payment/departure.ts'
import { prefetchPayment } from '#web/shop/payment/parts.tsx'
import { recheckVouchers } from '#web/shop/voucher/use-voucher-check.ts'
import { getVerdicts, setVerdicts } from '#web/shop/voucher/verdicts.ts'
import { paths } from '#web/paths.ts'
import { acceptNews, clearCart, getCart, previewNews } from '#web/shop/state/cart.ts'
import { endAttempt } from '#web/shop/state/checkout-attempt.ts'
import { forgetBoughtNow } from '#web/shop/buying/bought-now.ts'
import { finishCheckout } from '#web/shop/state/checkout.ts'
import { settleOrders } from '#web/shop/state/member-orders.ts'
import { getMemberMark } from '#web/shop/state/member.ts'
import { rememberOrders } from '#web/shop/state/order-history.ts'
import { getStaffPrice, setStaffPrice } from '#web/shop/state/staff-price.ts'
import { feeOfRefusal, holdsSameGoods, newsOfRefusal } from './order-news.ts'
import { orderProblem, type OrderProblem } from './order-problem.ts'
import { cameByOf } from '#domain/order/came-by.ts'
import { orderRequest, type OrderParts } from './order-request.ts'
import { findOrderWait, recheckCart, sendOrder } from './send-order.ts'
import { shopOf } from '../buying/shop-of.ts'
import { checkoutTexts as texts } from './texts.ts'

type Choices = Omit<OrderParts, 'cart' | 'otp' | 'verdicts'>

export interface OrderNews {
  news: readonly LineNews[]
  changes: readonly CartChange[]
  /** Where delivery costs other than the page showed. */
  fee: { from: number; to: number } | null
}

/** The way from pressing "Đặt hàng" to the order's page, with everything that can come between. */
export function usePlaceOrder(needsOtp: boolean, renewFees: () => Promise<void>) {
  const navigate = useNavigate()
  const [stage, setStage] = useState<'idle' | 'busy' | 'placed'>('idle')
  const [problem, setProblem] = useState<OrderProblem | null>(null)
  const [news, setNews] = useState<OrderNews | null>(null)
  const [asksCode, setAsksCode] = useState<false | 'order' | 'limit'>(false)
  const [refusedVouchers, setRefusedVouchers] = useState<Record<string, string> | null>(null)
  const [giftLook, setGiftLook] = useState(0)
  const proof = useCaptcha('order')
  const [staffConflict, setStaffConflict] = useState<string | null>(null)

  const open = ({ order, isEarlier }: { order: PlacedOrder; isEarlier: boolean }) => {
    setStage('placed')
    setAsksCode(false)
    finish(order, isEarlier)
    if (isEarlier) {
      notify({ title: texts.earlierOrderTitle, text: texts.earlierOrderText, kind: 'info' })
    }
    if (order.payment?.redirect) depart(order.code, order.payment.redirect)
    void navigate(paths.orderResult(order.code, shopOf(order)))
  }
  const tellNews = (found: readonly LineNews[], fee: OrderNews['fee'] = null): boolean => {
    const changes = previewNews(found)
    const isNews = changes.length > 0 || fee !== null
    if (isNews) setNews({ news: found, changes, fee })
    // What changes no line's price or quantity is taken over without a word.
    else acceptNews(found)
    return isNews
  }
  const send = async (choices: Choices, otp?: string) => {
    const cart = getCart()
    const body = orderRequest({
      cameBy: cameByOf(location.search),
      ...choices,
      cart,
      verdicts: getVerdicts(),
      otp,
      staffPrice: getStaffPrice(choices.memberPhone ?? choices.receiver.phone),
    })
    open(
      await withCaptchaWhenAsked(proof.captcha, (token) => sendOrder(body, cart.orderType, token)),
    )
  }

  /** The refused ones count no longer, whatever the shopper then does about them. */
  const refuseVouchers = (fields: Record<string, string>) => {
    const refused = Object.entries(fields).map(([code, reason]) => ({
      code,
      reason,
      usable: false,
    }))
    const others = getVerdicts().filter(({ code }) => !(code in fields))
    setVerdicts([...others, ...refused])
    setRefusedVouchers(fields)
  }
  const refuse = async (error: unknown, choices: Choices) => {
    const phone = choices.memberPhone ?? choices.receiver.phone
    if (error instanceof ApiError) {
      if (error.code === 'otpRequired') return setAsksCode('order')
      setAsksCode(false)
      if (error.code === 'staffOrderExists') return setStaffConflict(error.field ?? '')
      // The proof was too old, or has been used.
      if (error.code === 'staffIncentiveNotAllowed') setStaffPrice(null)
      if (error.code === 'voucherMemberInvalid') return refuseVouchers(error.fields)
      const to = feeOfRefusal(error) ?? choices.shippingFee
      const fee = to === choices.shippingFee ? null : { from: choices.shippingFee, to }
      if (fee) {
        // What vouchers save may have changed beside it.
        void recheckVouchers()
        await renewFees()
      }
      if (tellNews(newsOfRefusal(error), fee)) return
      if (error.code === 'priceChanged') void recheckVouchers()
    }
    const wait = isRateLimit(error) ? await findOrderWait(phone) : {}
    if (wait.by_code) return setAsksCode('limit')
    const found = orderProblem(error, { ...wait, gifts: getCart().gifts })
    if (found.gifts) setGiftLook((variant) => variant + 1)
    setProblem(found)
  }
  const submit = async (choices: Choices) => {
    if (stage !== 'idle') return
    if (isPaidInAdvance(choices.paymentMethod)) prefetchPayment()
    setStage('busy')
    setProblem(null)
    setNews(null)
    try {
      if (tellNews(await recheckCart(getCart()))) return
      if (needsOtp) setAsksCode('order')
      else await send(choices)
    } catch (error) {
      await refuse(error, choices)
    } finally {
      setStage((now) => (now === 'busy' ? 'idle' : now))
    }
  }
  /** Throws what is wrong with the code itself, for the dialog to say. */
  const submitWithCode = async (choices: Choices, otp: string) => {
    try {
      await send(choices, otp)
    } catch (error) {
      if (isOtpRefusal(error)) throw error
      await refuse(error, choices)
    }
  }
  const accept = () => {
    if (news) acceptNews(news.news)
    setNews(null)
    // An empty cart says so at the top of the page.
    if (isEmptyCart(getCart())) window.scrollTo(0, 0)
    else notify({ title: acceptedTitle(news), text: texts.acceptedText })
  }
  const closeCode = () => setAsksCode(false)
  const seeVouchers = () => setRefusedVouchers(null)
  const seeStaffConflict = () => setStaffConflict(null)
  const goOnWithoutStaffPrice = async (choices: Choices) => {
    setStaffPrice(null)
    setStaffConflict(null)
    await submit(choices)
  }
  return {
    stage,
    problem,
    news,
    asksCode,
    refusedVouchers,
    giftLook,
    staffConflict,
    proof,
    seeStaffConflict,
    goOnWithoutStaffPrice,
    closeCode,
    submit,
    submitWithCode,
    accept,
    seeVouchers,
  }
}

/** An order that an earlier sending made may hold other goods than the cart now: those stay. */
function finish(order: PlacedOrder, isEarlier: boolean): void {
  const { code, view_token: viewToken, created_at: createdAt, costs } = order
  if (getMemberMark()) settleOrders([code])
  rememberOrders([{ code, viewToken, createdAt, total: costs.order_total.amount }])
  endAttempt()
  setStaffPrice(null)
  finishCheckout()
  forgetBoughtNow()
  if (!isEarlier || holdsSameGoods(order, getCart())) clearCart()
}

function acceptedTitle(news: OrderNews | null): string {
  return news?.changes.length === 0 ? texts.acceptedFeeTitle : texts.acceptedTitle
}

function isRateLimit(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'rateLimited'
}

function isOtpRefusal(error: unknown): boolean {
  const codes = ['otpNotValid', 'otpExpired', 'otpTooManyAttempts']
  return error instanceof ApiError && codes.includes(error.code)
}
