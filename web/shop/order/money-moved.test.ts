import { expect, test } from 'vitest'
import { vnd } from '#domain/kernel/vnd.ts'
import type { Order } from '#domain/order/api.ts'
import { moneyMoved, paymentStatusText } from './money-moved.ts'

const moved = (order: Partial<Order>) =>
  moneyMoved({
    status: 'open',
    refunds: [],
    costs: { order_total: { amount: vnd(350_000) } },
    ...order,
  } as Order).map(({ label, amount }) => `${label}: ${amount}`)

const at = '2026-11-21T08:00:00.000+07:00'

test('an order that is paid to the đồng needs no further line', () => {
  expect(moved({})).toEqual([])
  const payment = { state: 'paid' as const, received: vnd(350_000) }
  expect(moved({ status: 'processing', payment })).toEqual([])
})

test('a part that came shows what is left', () => {
  const payment = { state: 'waiting' as const, received: vnd(100_000) }
  expect(moved({ payment })).toEqual(['Đã nhận: 100000', 'Còn phải trả: 250000'])
})

test('refunds add up by whether they are done', () => {
  expect(
    moved({
      status: 'completed',
      payment: { state: 'paid', received: vnd(350_000) },
      refunds: [
        { amount: vnd(50_000), reason: 'returned', state: 'done', at, done_at: at },
        { amount: vnd(30_000), reason: 'returned', state: 'done', at, done_at: at },
        { amount: vnd(20_000), reason: 'excess', state: 'byHand', at },
      ],
    }),
  ).toEqual(['Đã nhận: 350000', 'Đang hoàn lại: 20000', 'Đã hoàn lại: 80000'])
})

test('a cancelled order waits for no money', () => {
  expect(statusText('cancelled', 'transfer')).toBe('Chưa thu tiền')
  expect(statusText('cancelled', 'recieve')).toBe('Chưa thu tiền')
  expect(statusText('processing', 'transfer')).toBe('Chờ thanh toán')
})

test('cash is paid at the door, so nothing is waited for before', () => {
  expect(statusText('processing', 'recieve')).toBeNull()
  expect(statusText('shipping', 'recieve')).toBeNull()
  expect(statusText('completed', 'recieve', 'success')).toBe('Thành công')
})

function statusText(
  status: Order['status'],
  payment_type: Order['payment_type'],
  payment_status: Order['payment_status'] = 'open',
) {
  return paymentStatusText({ status, payment_type, payment_status })
}
