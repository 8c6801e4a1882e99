import { expect, test } from 'vitest'
import { vnd } from '#domain/kernel/vnd.ts'
import { points } from '#domain/kernel/points.ts'
import { type Order } from '#domain/order/api.ts'
import { paymentTypes } from '#domain/payment/api.ts'
import { cancelWords } from './cancel-words.ts'

const words = (order: Partial<Order>) =>
  cancelWords({
    cancel: 'byAsking',
    payment_type: paymentTypes.cash,
    point_cost: points(0),
    vouchers: [],
    ...order,
  } as Order)

const received = (amount: number): Order['payment'] => ({ state: 'paid', received: vnd(amount) })

test('an order that nobody paid for says nothing of money', () => {
  expect(words({ cancel: 'atOnce' })).toEqual({
    title: 'Huỷ đơn hàng',
    text: 'Đơn hàng sẽ được huỷ ngay.',
    done: 'Đơn hàng đã được huỷ',
  })
})

test('who has paid by card reads how the money comes back before asking', () => {
  const { title, text } = words({
    payment_type: paymentTypes.domesticCard,
    payment: received(350_000),
  })
  expect(title).toBe('Yêu cầu huỷ đơn hàng')
  expect(text).toContain(
    'Khi yêu cầu được chấp nhận, 350.000 VNĐ đã thanh toán được hoàn lại về thẻ',
  )
})

test('a part that was transferred comes back at once', () => {
  const { text, done } = words({
    cancel: 'atOnce',
    payment_type: paymentTypes.qrCode,
    payment: { state: 'waiting', received: vnd(100_000) },
  })
  expect(text).toContain('100.000 VNĐ đã thanh toán được hoàn lại về tài khoản')
  expect(done).toContain('tiền đang được hoàn lại')
})

test('money that may be on its way is promised back', () => {
  const { text } = words({ cancel: 'atOnce', payment: { state: 'confirming', received: vnd(0) } })
  expect(text).toContain('Nếu tiền vừa bị trừ')
})

test('points and vouchers are given back too', () => {
  expect(words({ point_cost: points(800) }).text).toContain('Điểm đổi quà và voucher')
})
