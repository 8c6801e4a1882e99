import { expect, test } from 'vitest'
import { withLeftOut } from './left-out-query.ts'

test.each([
  [
    'a mark goes along',
    '/mua-hang/jex/',
    '/jex/?utm_source=zalo',
    '/jex/',
    '/mua-hang/jex/?utm_source=zalo',
  ],
  [
    'beside a query of its own',
    '/mua-hang/?page=3',
    '/mua-hang/?page=9&gclid=a',
    '/mua-hang/?page=9',
    '/mua-hang/?page=3&gclid=a',
  ],
  [
    'what the page has read stays with it',
    '/mua-hang/',
    '/mua-hang/?page=9',
    '/mua-hang/?page=9',
    '/mua-hang/',
  ],
  [
    'before an anchor',
    '/dang-nhap/?next=%2Fa%2F#form',
    '/x/?next=b&fbclid=1',
    '/x/',
    '/dang-nhap/?next=%2Fa%2F&fbclid=1#form',
  ],
  [
    'another site gets nothing',
    'https://bank.vn/',
    '/pay/?utm_source=zalo',
    '/pay/',
    'https://bank.vn/',
  ],
])('%s', (_, location, asked, read, expected) => {
  expect(withLeftOut(location, asked, read)).toBe(expected)
})
