import type { PaymentMethod } from '#domain/order/payment-method.ts'
import type { RefundState } from '#domain/payment/refunds.ts'
import { paymentTexts as texts } from './texts.ts'

/** Where the money goes and when it is there, as far as can honestly be said. */
export function refundExpectation(state: RefundState, method: PaymentMethod): string {
  if (state === 'done') return texts.expectDone
  switch (method) {
    case 'domesticCard':
    case 'internationalCard':
      return state === 'sending' ? texts.expectCard : texts.expectCardByHand
    case 'qrCode':
    case 'transfer':
    case 'cash':
      return texts.expectTransfer
  }
}
