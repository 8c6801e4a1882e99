import { expect, test } from 'vitest'
import { voucherSentence } from './voucher-sentence.ts'

test('a campaign is read in words while it is written', () => {
  const december = { starts_on: '2026-12-01', ends_on: '2026-12-31', published: true }
  const tenPercent = { kind: 'percentage', value: 10, max_value: 50_000, min_goods: 300_000 }
  expect(voucherSentence({ ...tenPercent, ...december })).toBe(
    'Giảm 10%, nhiều nhất 50.000 VNĐ, cho đơn từ 300.000 VNĐ, từ 01/12/2026 đến 31/12/2026.',
  )
  const goods = { kind: 'amount', value: 20_000, product_codes: ['JEX30'], min_goods: 100_000 }
  const limits = { code: 'tet2027', members_only: true, total_limit: 1_000, per_member_limit: 1 }
  expect(voucherSentence({ ...goods, ...limits, ends_on: '31/1', published: false })).toBe(
    'Giảm 20.000 VNĐ, cho 1 sản phẩm đã chọn, mua từ 100.000 VNĐ các sản phẩm đó, chỉ thành viên, nhập mã TET2027, tất cả 1.000 lượt, mỗi khách 1 lượt. Chưa mở.',
  )
  expect(voucherSentence({ kind: 'amount' })).toBe('Điền mức giảm để đọc voucher này làm gì.')
})
