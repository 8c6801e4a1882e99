import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { Refusal } from '#domain/errors.ts'
import { otherProvince } from '#domain/location/units.ts'
import { openDatabase, type OpenDatabase } from '#server/platform/db.ts'
import { createTestDatabase, type TestDatabase } from '#test/support/database.ts'
import { ensureAddressExists, type DeliveryAddress } from './ensure-address-exists.ts'

let test: TestDatabase
let open: OpenDatabase

beforeAll(async () => {
  test = await createTestDatabase(inject('postgres').withUnits)
  open = openDatabase(test.url)
})
afterAll(async () => {
  await open.close()
  await test.drop()
})

const street = '12 ngõ 34 Trường Chinh'
const khuongThuong = { province_id: 1, district_id: 6, ward_id: 238, address: street }

describe('the address of an order', () => {
  it('is printed with its old and its present names', async () => {
    const place = await ensureAddressExists(open.db, khuongThuong)
    expect(place.fullAddress).toBe(`${street}, Phường Khương Thượng, Quận Đống Đa, Hà Nội`)
    expect(place.newAddress).toBe(`${street}, Phường Kim Liên, Hà Nội`)
    expect(place.ward?.erpId).toBe('115009')
  })

  it('needs no ward on an island without wards, and ignores one that was sent along', async () => {
    const lySon = { province_id: 51, district_id: 536, ward_id: 238, address: 'Thôn Tây An Vĩnh' }
    const place = await ensureAddressExists(open.db, lySon)
    expect(place.fullAddress).toBe('Thôn Tây An Vĩnh, Huyện Lý Sơn, Quảng Ngãi')
    expect(place.newAddress).toBe('Thôn Tây An Vĩnh, Đặc khu Lý Sơn, Quảng Ngãi')
    expect(place.ward).toBeNull()
  })

  it('needs neither district nor ward in "Khác"', async () => {
    const place = await ensureAddressExists(open.db, {
      province_id: otherProvince.id,
      address: street,
    })
    expect(place).toMatchObject({ fullAddress: street, newAddress: null, district: null })
  })

  it.each<[string, DeliveryAddress, Record<string, string>]>([
    [
      'a ward of another district',
      { ...khuongThuong, ward_id: 1 },
      { ward_id: 'Phường/xã không thuộc quận/huyện đã chọn' },
    ],
    [
      'a district of another province',
      { ...khuongThuong, province_id: 79 },
      { district_id: 'Quận/huyện không thuộc tỉnh/thành phố đã chọn' },
    ],
    [
      'a province nobody knows',
      { ...khuongThuong, province_id: 5 },
      { province_id: 'Tỉnh/thành phố không có trong danh sách' },
    ],
    ['no ward', { ...khuongThuong, ward_id: 0 }, { ward_id: 'Vui lòng chọn/điền' }],
    ['no street', { ...khuongThuong, address: '' }, { address: 'Vui lòng chọn/điền' }],
  ])('is refused with %s', async (_, address, fields) => {
    const refusal = await ensureAddressExists(open.db, address).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(Refusal)
    expect(refusal).toMatchObject({ code: 'invalidInput', details: { fields } })
  })
})
