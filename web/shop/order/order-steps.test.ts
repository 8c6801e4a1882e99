import { expect, test } from 'vitest'
import type { Order } from '#domain/order/api.ts'
import { orderSteps } from './order-steps.ts'

const at = '2026-11-21T08:00:00.000+07:00'
const steps = (...statuses: Order['status'][]) =>
  orderSteps({
    status: statuses.at(-1)!,
    timeline: statuses.map((status) => ({ status, at })),
  }).map(({ title, state }) => `${title as string}: ${state}`)

test('a new order shows where it stands and what comes', () => {
  expect(steps('processing')).toEqual([
    'Chờ xác nhận: current',
    'Chờ giao hàng: todo',
    'Hoàn tất: todo',
  ])
})

test('a finished order is done to the end', () => {
  expect(steps('processing', 'shipping', 'completed')).toEqual([
    'Chờ xác nhận: done',
    'Chờ giao hàng: done',
    'Hoàn tất: done',
  ])
})

test('a cancelled order ends where it failed', () => {
  expect(steps('processing', 'pre_cancel', 'cancelled').at(-1)).toBe('Đã huỷ: failed')
  expect(steps('processing', 'pre_cancel').at(-1)).toBe('Chờ huỷ: current')
})

test('the seconds in which points are taken leave no step behind', () => {
  expect(steps('burning')[0]).toBe('Chờ xử lý: current')
  expect(steps('burning', 'processing')[0]).toBe('Chờ xác nhận: current')
})

test('each step tells when it happened', () => {
  const [first] = orderSteps({ status: 'processing', timeline: [{ status: 'processing', at }] })
  expect(first?.time).toBe('08:00 21/11/2026')
})
