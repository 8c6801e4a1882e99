import { expect, test } from 'vitest'
import { hotlineFor } from './hotline.ts'

const settings = { hotline: '028 7102 6089', vaccineHotline: '028 7102 6595' }

test.each([
  ['/', {}, settings.hotline],
  ['/vnvcshop/', {}, settings.vaccineHotline],
  ['/gio-hang/thanh-toan/vnvcshop/DH1/', {}, settings.vaccineHotline],
  ['/gio-hang/', {}, settings.hotline],
  ['/gio-hang/giao-hang/', { inCart: true }, settings.vaccineHotline],
  ['/mua-hang/', { inCart: true }, settings.hotline],
  ['/ho-so-thanh-vien/don-hang-cua-toi/DH1/', { inCart: true }, settings.hotline],
  ['/ho-so-thanh-vien/don-hang-cua-toi/DH1/', { shown: true }, settings.vaccineHotline],
])('on %s on the way of vaccine orders %o, the hotline is %s', (path, way, expected) => {
  const hotline = hotlineFor(path, way, settings)
  expect(hotline.phone).toBe(expected)
  expect(hotline.isVaccine).toBe(expected === settings.vaccineHotline)
})
