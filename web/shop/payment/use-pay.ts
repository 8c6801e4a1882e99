import { useState } from 'react'
import { flushSync } from 'react-dom'
import { getOrder, payOrder, type Order } from '#domain/order/api.ts'
import { paymentTypes } from '#domain/payment/api.ts'
import type { PaymentMethod } from '#domain/order/payment-method.ts'
import { api, ApiError } from '#web/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { depart } from './departure.ts'
import { focusPayment, orderHeadId } from './headings.ts'
import { paymentTexts as texts } from './texts.ts'

export interface PaysOrder {
  order: Order
  /** Of a guest's order. */
  token: string | undefined
  onChange: (order: Order) => void
}

/** Begins another try to pay an order: to the gateway, or to a new code. */
export function usePay({ order, token, onChange }: PaysOrder) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  /** Says whether it began. */
  const pay = async (method: PaymentMethod): Promise<boolean> => {
    const asked = { code: order.code, token }
    setBusy(true)
    setFailure('')
    try {
      const paying = await api.call(payOrder, { ...asked, payment_type: paymentTypes[method] })
      // At once: what is to have the focus next must be on the page.
      flushSync(() => onChange(paying))
      if (method === 'cash') {
        notify({ text: texts.cashChosen })
        document.getElementById(orderHeadId)?.focus()
      } else if (paying.payment?.redirect) depart(order.code, paying.payment.redirect)
      else focusPayment()
      return true
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : texts.payFailed)
      // Paid or cancelled meanwhile: the page shows which.
      if (isConflict(error)) await api.call(getOrder, asked).then(onChange, () => undefined)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, failure, pay }
}

function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'orderStatusConflict'
}
