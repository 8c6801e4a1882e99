import { expect, test } from 'vitest'
import { paymentMethods } from '#domain/order/payment-method.ts'
import { refundStates } from '#domain/payment/refunds.ts'
import { refundExpectation } from './refund-expectation.ts'

test('money goes back the way it came', () => {
  expect(refundExpectation('sending', 'domesticCard')).toContain('thẻ')
  expect(refundExpectation('byHand', 'internationalCard')).toContain('Kế toán')
  expect(refundExpectation('byHand', 'qrCode')).toContain('tài khoản Quý khách đã dùng')
  expect(refundExpectation('byHand', 'cash')).toContain('gọi')
})

test('whatever the way, a buyer is told what to expect', () => {
  for (const method of paymentMethods) {
    for (const state of refundStates) expect(refundExpectation(state, method)).toMatch(/\.$/)
  }
})
