import { expect, test } from 'vitest'
import { readScannedVoucher } from './scanned-voucher.ts'

test.each([
  ['k7qd-3fxa-9mwt-c4hz', 'K7QD-3FXA-9MWT-C4HZ'],
  [' QUAYTHANH11 ', 'QUAYTHANH11'],
  ['https://anlanh.vn/uu-dai/?code=QUAY20K', 'QUAY20K'],
  ['https://anlanh.vn/v/K7QD-3FXA-9MWT-C4HZ', 'K7QD-3FXA-9MWT-C4HZ'],
  ['https://anlanh.vn/', null],
  ['8934567890123', null],
  ['Một dòng chữ', null],
])('a camera reads %s', (text, code) => {
  expect(readScannedVoucher(text)).toBe(code)
})
