import { expect, test } from 'vitest'
import { problemOfPhone, problemWhileTyping } from './phone-problem.ts'
import { groupPhone } from '#domain/kernel/phone.ts'
import { readPhoneTyping } from './phone-typing.ts'

test.for([
  ['', ''],
  ['0912', '0912'],
  ['09123', '0912 3'],
  ['0912345678', '0912 345 678'],
  ['09123456789', '0912 345 6789'],
])('%s is shown as "%s"', ([digits, shown]) => {
  expect(groupPhone(digits!)).toBe(shown)
})

test.for([
  ['as it is written', '0912 345 678', '0912345678'],
  ['with dots', '0912.345.678', '0912345678'],
  ['with the country’s code', '+84 912 345 678', '0912345678'],
  ['with the country’s code alone', '84912345678', '0912345678'],
  ['with words around it', 'SĐT: 0912345678', '0912345678'],
])('a phone is taken %s', ([, text, phone]) => {
  expect(readPhoneTyping(text!, text!.length).phone).toBe(phone)
})

test.for([
  ['a digit too many', '0912 345 6789', '09123456789'],
  ['a digit too many behind the country’s code', '+84 912 345 6789', '09123456789'],
  ['a letter in place of a digit', 'o912345678', 'o912345678'],
  ['a letter within', '09l2 345 678', '09l2345678'],
  ['a letter too many', '0912345678a', '0912345678a'],
])('%s stays, for it cannot be known which one is wrong', ([, text, phone]) => {
  expect(readPhoneTyping(text!, text!.length).phone).toBe(phone)
})

test('a digit put right in the middle leaves the caret where it was', () => {
  expect(readPhoneTyping('0917 345 678', 4)).toEqual({ phone: '0917345678', caret: 4 })
  expect(readPhoneTyping('0912 3945 67', 7)).toEqual({ phone: '0912394567', caret: 7 })
})

test.for([
  ['', '', 'Nhập số điện thoại của khách trước'],
  ['0912', '', 'Số điện thoại gồm 10 số, đang có 4'],
  ['0912345678', '', ''],
  ['1234567890', 'Số điện thoại bắt đầu bằng 0', 'Số điện thoại bắt đầu bằng 0'],
  ['0012345678', 'Số điện thoại không bắt đầu bằng 00', 'Số điện thoại không bắt đầu bằng 00'],
  ['8491234567', '', 'Số điện thoại bắt đầu bằng 0'],
  ['09123456789', 'Số điện thoại gồm 10 số, đang có 11', 'Số điện thoại gồm 10 số, đang có 11'],
  ['o9', 'Số điện thoại chỉ gồm chữ số', 'Số điện thoại chỉ gồm chữ số'],
])('of "%s" it is said while typing "%s", at the end "%s"', ([phone, typing, end]) => {
  expect(problemWhileTyping(phone!)).toBe(typing)
  expect(problemOfPhone(phone!)).toBe(end)
})
