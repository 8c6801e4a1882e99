import { expect, test } from 'vitest'
import { groupPhone, readPhoneTyping } from './phone-typing.ts'

test.for([
  ['', ''],
  ['0912', '0912'],
  ['09123', '0912 3'],
  ['0912345678', '0912 345 678'],
])('%s is shown as "%s"', ([digits, shown]) => {
  expect(groupPhone(digits!)).toBe(shown)
})

test.for([
  ['as it is written', '0912 345 678', '0912345678'],
  ['with dots', '0912.345.678', '0912345678'],
  ['with the country’s code', '+84 912 345 678', '0912345678'],
  ['with a digit too many', '0912 345 6789', '0912345678'],
  ['with words around it', 'SĐT: 0912345678', '0912345678'],
])('a phone is taken %s', ([, text, digits]) => {
  expect(readPhoneTyping(text!, text!.length).digits).toBe(digits)
})

test('a digit put right in the middle leaves the caret where it was', () => {
  expect(readPhoneTyping('0917 345 678', 4)).toEqual({ digits: '0917345678', caret: 4 })
  expect(readPhoneTyping('0912 3945 67', 7)).toEqual({ digits: '0912394567', caret: 7 })
})
