import { expect, test } from 'vitest'
import { nextSteps } from './next-steps.ts'

type Paid = Parameters<typeof nextSteps>[0]

function paid(type: Paid['order_type'], productType: string, rest: Partial<Paid> = {}): Paid {
  const products = [{ product_type: productType }]
  return { order_type: type, products, shipping: { unit: '' }, ...rest } as Paid
}
const hotline = '028 7102 6595'

test('a paid shot is made an appointment for, given at the centre, and nothing of it is packed', () => {
  const center = { code: 'HN-01', name: 'Đống Đa', address: '180 Trường Chinh' }
  const dose = paid('vaccine', 'vaccine', {
    center,
    shipping: { unit: '', estimated_delivery: { from: '2026-11-22', to: '2026-11-24' } },
  })
  expect(nextSteps(dose, hotline)).toEqual([
    'Trung tâm tiêm chủng gọi Quý khách để hẹn ngày tiêm.',
    'Quý khách đến trung tâm theo lịch hẹn, được khám sàng lọc rồi mới tiêm.',
    'Mỗi bước đều có tin nhắn báo. Cần đổi lịch hoặc hỗ trợ: gọi 028 7102 6595.',
  ])
})

test('other goods of the vaccine shop are packed, and its hotline is named', () => {
  const steps = nextSteps(paid('vaccine', 'sale'), hotline)
  expect(steps).toEqual([
    'Chúng tôi gọi xác nhận và đóng gói hàng.',
    'Hàng được giao đến địa chỉ của Quý khách.',
    expect.stringContaining(hotline),
  ])
})

test('an ordinary order names no hotline of the vaccine shop', () => {
  expect(nextSteps(paid('normal', 'sale'), hotline).join(' ')).not.toContain(hotline)
})
