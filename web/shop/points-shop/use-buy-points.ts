import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { PointPackage } from '#domain/catalog/point-packages/api.ts'
import { placeOrder } from '#domain/order/api.ts'
import { paymentTypes } from '#domain/payment/api.ts'
import type { PaymentMethod } from '#domain/order/payment-method.ts'
import { api, isRefused } from '#web/api.ts'
import { useAttempt } from '#web/form/use-attempt.ts'
import { failureText } from '#web/form/failure-text.ts'
import { depart } from '#web/shop/payment/departure.ts'
import { prefetchPayment } from '#web/shop/payment/parts.tsx'
import { paths } from '#web/paths.ts'
import { randomKey } from '#web/shop/state/checkout-attempt.ts'
import { settleOrders } from '#web/shop/state/member-orders.ts'
import type { Member } from '#web/shop/state/member.ts'
import { rememberOrders } from '#web/shop/state/order-history.ts'

export interface Purchase {
  member: Member
  pack: PointPackage
  method: PaymentMethod
}

/** From pressing "Mua điểm" to the order's page; with a code in between where the shop asks for one. */
export function useBuyPoints(needsOtp: boolean) {
  const navigate = useNavigate()
  const { busy, failure, attempt, setFailure } = useAttempt()
  const [asksCode, setAsksCode] = useState(false)
  // One key for one wish: a double press or a lost answer buys once.
  const wish = useRef({ text: '', key: '' })
  const send = async (purchase: Purchase, otp?: string) => {
    const body = bodyOf(purchase, otp)
    const text = JSON.stringify({ ...body, otp: undefined })
    if (wish.current.text !== text) wish.current = { text, key: randomKey() }
    const order = await api.call(placeOrder, body, { idempotencyKey: wish.current.key })
    settleOrders([order.code])
    const { code, view_token: viewToken, created_at: createdAt, costs } = order
    rememberOrders([{ code, viewToken, createdAt, total: costs.order_total.amount }])
    if (order.payment?.redirect) depart(code, order.payment.redirect)
    void navigate(paths.orderResult(code))
  }
  const explain = (error: unknown) => {
    if (!isRefused(error, 'otpRequired')) return failureText(error)
    setAsksCode(true)
    return ''
  }
  const buy = async (purchase: Purchase) => {
    if (busy) return
    setFailure('')
    prefetchPayment()
    if (needsOtp) return setAsksCode(true)
    await attempt(() => send(purchase), explain)
  }
  return { busy, failure, asksCode, setAsksCode, buy, buyWithCode: send }
}

function bodyOf({ member, pack, method }: Purchase, otp?: string) {
  const { id, product_type, product_code, discount_price } = pack
  return {
    payment_type: paymentTypes[method],
    receiver_fullname: member.full_name,
    receiver_phone: member.phone,
    customer_phone: member.phone,
    products: [{ id, quantity: 1, product_type, product_code }],
    summary: { payment: discount_price, shipping_fee: 0 },
    ...(otp ? { otp, otp_phone: member.phone } : {}),
  }
}
