import { expect, test } from 'vitest'
import { nextPath } from './next-path.ts'

test('after a login people go on where they wanted to', () => {
  expect(nextPath('/gio-hang/giao-hang/')).toBe('/gio-hang/giao-hang/')
})

test.each([null, '', 'https://example.com/', '//example.com/', '/\\example.com', 'javascript:0'])(
  'an address of somebody else leads to the profile: %s',
  (wanted) => expect(nextPath(wanted)).toBe('/ho-so-thanh-vien/'),
)
