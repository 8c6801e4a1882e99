import { expect, test } from 'vitest'
import type { SavedAddress } from '#domain/identity/api.ts'
import { settledAddress } from './settled-address.ts'

const settled: SavedAddress = {
  id: 7,
  label: null,
  is_default: true,
  scheme: 'gso63',
  address: '148 Hoàng Hoa Thám',
  province_id: 79,
  province_name: 'Hồ Chí Minh',
  district_id: 766,
  ward_id: 26_974,
  district_name: 'Quận Tân Bình',
  ward_name: 'Phường 11',
  erp_province_id: null,
  erp_district_id: null,
  erp_ward_id: null,
  full_address: '148 Hoàng Hoa Thám, Phường 11, Quận Tân Bình, Hồ Chí Minh',
  new_ward_id: 26_983,
}
const unsure = { ...settled, ward_id: 26_971, ward_unsure: true as const }

test('a remembered place whose ward the back office has named is the account’s from now on', () => {
  const remembered = { kind: 'delivery', address: unsure } as const
  expect(settledAddress([settled], remembered)).toBe(settled)
  expect(settledAddress([{ ...settled, address: '150 Hoàng Hoa Thám' }], remembered)).toBe(
    undefined,
  )
  expect(settledAddress([unsure], remembered), 'not named yet').toBe(undefined)
  expect(settledAddress([settled], { kind: 'delivery', address: settled })).toBe(undefined)
})
