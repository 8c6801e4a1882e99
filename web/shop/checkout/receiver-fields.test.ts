import { expect, test } from 'vitest'
import { findErrors } from '#web/form/field-rules.ts'
import { cleanReceiver, receiverSchema } from './receiver-fields.ts'

const known = { fullname: 'Nguyễn Thị Lan', phone: '0912345678', email: '' }

test('name and phone are required, the e-mail is not', () => {
  expect(findErrors(receiverSchema, { fullname: '', phone: '', email: '' })).toEqual({
    fullname: 'Vui lòng chọn/điền',
    phone: 'Vui lòng chọn/điền',
  })
  expect(findErrors(receiverSchema, known)).toEqual({})
})

test.each([
  ['fullname', 'Lan', 'Điền đẩy đủ họ và tên > 5 chữ cái'],
  ['fullname', 'Nguyễn Lan 2', 'Không điền ký tự đặc biệt'],
  ['phone', '091234', 'Vui lòng điền đúng định dạng'],
  ['phone', '0012345678', 'Điền chính xác số điện thoại'],
  ['email', 'lan', 'Điền chính xác email'],
  ['email', 'lan_@example.com', 'Điền chính xác email'],
] as const)('%s "%s": %s', (field, value, message) => {
  expect(findErrors(receiverSchema, { ...known, [field]: value })).toEqual({ [field]: message })
})

test('what is kept is clean', () => {
  expect(
    cleanReceiver({ fullname: '  Nguyễn  Thị Lan ', phone: '84912345678', email: '' }),
  ).toEqual({ fullname: 'Nguyễn Thị Lan', phone: '0912345678', email: '' })
})
