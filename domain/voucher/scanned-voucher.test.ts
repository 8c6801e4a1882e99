import { expect, test } from 'vitest'
import { readScannedVoucher } from './scanned-voucher.ts'

test.each([
  ['k7qd-3fxa-9mwt-c4hz', 'K7QD-3FXA-9MWT-C4HZ'],
  [' QUAYTHANH11 ', 'QUAYTHANH11'],
  ['https://anlanh.vn/uu-dai/?code=QUAY20K', 'QUAY20K'],
  ['https://anlanh.vn/v/K7QD-3FXA-9MWT-C4HZ', 'K7QD-3FXA-9MWT-C4HZ'],
  ['https://anlanh.vn/uu-dai/?voucher=quay20k&code=', 'QUAY20K'],
  ['https://anlanh.vn/v/QUAY20K/', 'QUAY20K'],
  ['https://anlanh.vn/v/QUAY20K#in', 'QUAY20K'],
  ['anlanh.vn/QUAY20K', 'QUAY20K'],
  ['zalo-app+1://mo/QUAY20K', 'QUAY20K'],
  ['https://anlanh.vn/', null],
  ['https://QUAY20K', null],
  ['/8934567890123', null],
  ['ABC', null],
  ['-QUAY20K', null],
  ['QUAY20K-', null],
  ['QUAY_20K', null],
  ['8934567890123', null],
  ['Một dòng chữ', null],
])('a camera reads %s', (text, code) => {
  expect(readScannedVoucher(text)).toBe(code)
})
