import { expect, test } from 'vitest'
import { cleanReceiver, receiverErrors, receiverFieldError } from './receiver-fields.ts'

test('name and phone are required, the e-mail is not', () => {
  expect(receiverErrors({ fullname: '', phone: '', email: '' })).toEqual({
    fullname: 'Vui lòng chọn/điền',
    phone: 'Vui lòng chọn/điền',
  })
  expect(receiverErrors({ fullname: 'Nguyễn Thị Lan', phone: '0912345678', email: '' })).toEqual({})
})

test.each([
  ['fullname', 'Lan', 'Điền đẩy đủ họ và tên > 5 chữ cái'],
  ['fullname', 'Nguyễn Lan 2', 'Không điền ký tự đặc biệt'],
  ['phone', '091234', 'Vui lòng điền đúng định dạng'],
  ['phone', '0012345678', 'Điền chính xác số điện thoại'],
  ['email', 'lan', 'Điền chính xác email'],
  ['email', 'lan_@example.com', 'Điền chính xác email'],
] as const)('%s "%s": %s', (field, value, message) => {
  expect(receiverFieldError(field, value)).toBe(message)
})

test('what is kept is clean', () => {
  expect(
    cleanReceiver({ fullname: '  Nguyễn  Thị Lan ', phone: '84912345678', email: '' }),
  ).toEqual({ fullname: 'Nguyễn Thị Lan', phone: '0912345678', email: '' })
})
