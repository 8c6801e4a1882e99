import { expect, test } from 'vitest'
import { hotlineFor } from './hotline.ts'

const settings = { hotline: '028 7102 6089', vaccineHotline: '028 7102 6595' }

test.each([
  ['/', false, settings.hotline],
  ['/vnvcshop/', false, settings.vaccineHotline],
  ['/gio-hang/thanh-toan/vnvcshop/DH1/', false, settings.vaccineHotline],
  ['/gio-hang/', false, settings.hotline],
  ['/gio-hang/giao-hang/', true, settings.vaccineHotline],
  ['/mua-hang/', true, settings.hotline],
])('on %s with a vaccine order in the cart: %s, the hotline is %s', (path, vaccine, expected) => {
  expect(hotlineFor(path, vaccine, settings)).toBe(expected)
})
