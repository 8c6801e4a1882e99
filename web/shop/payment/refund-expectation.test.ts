import { expect, test } from 'vitest'
import { paymentMethods } from '#domain/order/payment-method.ts'
import { refundStates } from '#domain/payment/refunds.ts'
import { refundExpectation } from './refund-expectation.ts'

test('money of a card goes back to it, all other to the account that its owner tells', () => {
  expect(refundExpectation('sending', 'domesticCard')).toContain('thẻ')
  expect(refundExpectation('byHand', 'internationalCard')).toContain('Kế toán')
  for (const method of ['qrCode', 'transfer', 'cash'] as const) {
    expect(refundExpectation('byHand', method)).toContain('sau khi có tài khoản nhận tiền')
  }
})

test('whatever the way, a buyer is told what to expect', () => {
  for (const method of paymentMethods) {
    for (const state of refundStates) expect(refundExpectation(state, method)).toMatch(/\.$/)
  }
})
