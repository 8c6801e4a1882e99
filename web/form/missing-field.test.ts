import { expect, test } from 'vitest'
import { missingFieldExactly } from './missing-field.ts'

const missing = 'Vui lòng chọn/điền'

test.for([
  ['text', 'Họ và tên', 'Vui lòng điền “Họ và tên”'],
  ['number', 'SKU của hãng', 'Vui lòng điền “SKU của hãng”'],
  ['select', 'Nhóm chuyên môn', 'Vui lòng chọn “Nhóm chuyên môn”'],
  ['date', 'Ngày vào làm', 'Vui lòng chọn “Ngày vào làm”'],
  ['products', 'Sản phẩm', 'Vui lòng chọn “Sản phẩm”'],
] as const)('what a %s called %s lacks is told as "%s"', ([kind, label, words]) => {
  expect(missingFieldExactly(missing, label, { kind })).toBe(words)
})

test('whatever else is wrong is told as it is', () => {
  expect(missingFieldExactly('Tối đa 10 ký tự', 'Mã', { kind: 'text' })).toBe('Tối đa 10 ký tự')
  expect(missingFieldExactly(undefined, 'Mã', { kind: 'text' })).toBeUndefined()
})
