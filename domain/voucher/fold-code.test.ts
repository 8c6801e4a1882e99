import { expect, test } from 'vitest'
import { foldVoucherCode } from './fold-code.ts'
import { voucherCodesField } from './api.ts'

test.each([
  ['quay-10', 'QUAY10'],
  [' Quay 10 ', 'QUAY10'],
  ['k7qd–3fxa—9mwt.c4hz', 'K7QD3FXA9MWTC4HZ'],
  ['---', ''],
])('%s is read as %s', (typed, folded) => {
  expect(foldVoucherCode(typed)).toBe(folded)
})

test('a code that is entered twice in two spellings is one code, as it was entered first', () => {
  expect(voucherCodesField.parse(['quay-10', 'QUAY10', 'TRA20'])).toEqual(['QUAY-10', 'TRA20'])
})
