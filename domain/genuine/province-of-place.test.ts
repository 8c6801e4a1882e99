import { expect, test } from 'vitest'
import { provinceOfPlace } from './province-of-place.ts'

const known = [
  { id: 1, name: 'Hà Nội' },
  { id: 79, name: 'Hồ Chí Minh' },
  { id: 48, name: 'Đà Nẵng' },
  { id: 48, name: 'Quảng Nam' },
  { id: 96, name: 'Cà Mau' },
]

test.each([
  ['Nhà thuốc 12 Lê Lợi, Quận 1, TP.HCM', 79],
  ['quầy thuốc ở sài gòn', 79],
  ['Chợ Hà Đông, HN', 1],
  ['Hội An, Quảng Nam', 48],
  ['Đường Hà Nội, thành phố Đà Nẵng', 48],
  ['chợ ca mau', 96],
  ['Người quen bán lại', null],
  ['', null],
])('%s lies in %s', (place, province) => {
  expect(provinceOfPlace(place, known)).toBe(province)
})
