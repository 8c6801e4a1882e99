import { describe, expect, it } from 'vitest'
import {
  addressKey,
  clearBelow,
  findMissingFields,
  hasCompleteIds,
  joinFullAddress,
  mergeAddresses,
} from './address.ts'
import type { Address } from './address-shape.ts'
import { otherProvince } from './units.ts'

const home: Address = {
  scheme: 'gso63',
  address: '12 ngõ 34 Trường Chinh',
  province_id: 1,
  province_name: 'Hà Nội',
  district_id: 6,
  district_name: 'Quận Đống Đa',
  ward_id: 238,
  ward_name: 'Phường Khương Thượng',
  full_address: '12 ngõ 34 Trường Chinh, Phường Khương Thượng, Quận Đống Đa, Hà Nội',
}
const completeErp = { erp_province_id: 'HNI', erp_district_id: '1150', erp_ward_id: '115009' }

describe('an address is complete (docs/rules/locations.md §3)', () => {
  it.each([
    ['with all three ids', 1, 6, 238, true],
    ['without a ward', 1, 6, 0, false],
    ['without a district', 1, 0, 238, false],
    ['without a province', 0, 6, 238, false],
    ['with nothing', 0, 0, 0, false],
    ['on Bạch Long Vĩ, which has no wards', 31, 318, 0, true],
    ['on Cồn Cỏ', 45, 471, 0, true],
    ['on Hoàng Sa', 48, 498, 0, true],
    ['on Lý Sơn', 51, 536, 0, true],
    ['on Côn Đảo', 77, 755, 0, true],
    ['in the province "Khác", which has no districts', otherProvince.id, 0, 0, true],
  ])('%s', (_, province_id, district_id, ward_id, complete) => {
    expect(hasCompleteIds({ province_id, district_id, ward_id })).toBe(complete)
  })

  it('asks for each missing field with the message of the forms', () => {
    expect(findMissingFields({ province_id: 1, district_id: 6, ward_id: 0, address: ' ' })).toEqual(
      { ward_id: 'Vui lòng chọn/điền', address: 'Vui lòng chọn/điền' },
    )
  })

  it('asks for a street of at least five characters', () => {
    expect(findMissingFields({ ...home, address: '12 A' })).toEqual({
      address: 'Điền đầy đủ số nhà, tên đường',
    })
  })
})

describe('the full address', () => {
  it('joins street, ward, district and province', () => {
    expect(
      joinFullAddress({
        street: ' 180  Trường Chinh ',
        ward: 'Phường Khương Thượng',
        district: 'Quận Đống Đa',
        province: 'Hà Nội',
      }),
    ).toBe('180 Trường Chinh, Phường Khương Thượng, Quận Đống Đa, Hà Nội')
  })

  it('leaves out what the place does not have', () => {
    expect(
      joinFullAddress({
        street: 'Khu 2',
        district: 'Huyện Côn Đảo',
        province: 'Bà Rịa - Vũng Tàu',
      }),
    ).toBe('Khu 2, Huyện Côn Đảo, Bà Rịa - Vũng Tàu')
  })

  it('does not print "Khác" behind a street line that carries the whole place', () => {
    const street = '5 đường Hoa Mai, xã Tân Lập, tỉnh Champasak'
    expect(joinFullAddress({ street, province: otherProvince.name })).toBe(street)
    expect(joinFullAddress({ province: otherProvince.name })).toBe('Khác')
  })
})

describe('the addresses a shopper may choose from', () => {
  it('leave out saved ones with a zero id', () => {
    expect(mergeAddresses([{ ...home, ward_id: 0 }], [])).toEqual([])
  })

  it('keep loyalty ones that are complete or lack erp ids', () => {
    const withoutErp = { ...home, address: 'Số 1 Láng Hạ', ward_id: 0 }
    const withErp = { ...home, ...completeErp, address: 'Số 2 Láng Hạ', ward_id: 0 }
    expect(mergeAddresses([], [home, withoutErp, withErp])).toEqual([home, withoutErp])
  })

  it('show a place once, the saved one first', () => {
    const loyalty = { ...home, address: '12 Ngõ 34  Trường Chinh', isCrmAddress: true }
    expect(mergeAddresses([home, home], [loyalty])).toEqual([home])
  })

  it('keep two wards apart that share a number in the two schemes', () => {
    expect(addressKey(home)).not.toBe(addressKey({ ...home, scheme: 'gso34' }))
  })
})

describe('changing a unit', () => {
  it('of the province clears district and ward', () => {
    expect(clearBelow(home, 'province')).toMatchObject({
      province_id: 1,
      district_id: 0,
      district_name: '',
      ward_id: 0,
      ward_name: '',
    })
  })

  it('of the district clears the ward', () => {
    expect(clearBelow(home, 'district')).toMatchObject({ district_id: 6, ward_id: 0 })
  })
})
