import { expect, test } from 'vitest'
import { paymentTypes } from '#domain/payment/api.ts'
import { paymentWords } from './payment-words.ts'

const row = {
  payment_type: paymentTypes.transfer,
  payment_status: 'open',
  status: 'open',
  total: 302_500,
  received: 0,
} as const

test.for([
  [{}, 'Chuyển khoản · chưa nhận'],
  [{ received: 292_500 }, 'Chuyển khoản · thiếu 10.000 VNĐ'],
  [{ received: 302_500, payment_status: 'success' }, 'Chuyển khoản · đã nhận'],
  [{ payment_type: paymentTypes.qrCode, payment_status: 'success' }, 'QR · đã nhận'],
  [
    { payment_type: paymentTypes.internationalCard, payment_status: 'refund' },
    'Thẻ quốc tế · hoàn tiền',
  ],
  [{ payment_type: paymentTypes.cash }, 'Tiền mặt · thu khi giao'],
  [{ payment_type: paymentTypes.cash, status: 'shipping' }, 'Tiền mặt · thu khi giao'],
  [{ payment_type: paymentTypes.cash, status: 'cancelled' }, 'Tiền mặt'],
  [{ payment_type: paymentTypes.cash, payment_status: 'success' }, 'Tiền mặt · đã thu'],
  [{ payment_type: paymentTypes.domesticCard, status: 'cancelled' }, 'Thẻ nội địa'],
] as const)('%j reads "%s"', ([change, words]) => {
  expect(paymentWords({ ...row, ...change })).toBe(words)
})
