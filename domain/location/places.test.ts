import { describe, expect, it } from 'vitest'
import { defaultDeliveryEstimate, formatEstimate } from './delivery.ts'
import { branchAddress, findPickupBranch, pickupBranches } from './pickup-branches.ts'
import { compareUnitNames, normalizeProvinceName, normalizeUnitName } from './unit-names.ts'
import { isEmptyId, needsDistrict, needsWard, otherProvince, regionOfProvince } from './units.ts'

describe('the three pickup branches', () => {
  it('carry the codes of the statistical office and of the ERP', () => {
    const codes = pickupBranches.map(({ province, district, ward }) => [
      [province.id, district.id, ward.id],
      [province.erpId, district.erpId, ward.erpId].join('/'),
    ])
    expect(codes).toEqual([
      [[1, 6, 238], 'HNI/1150/115009'],
      [[48, 492, 20257], 'DNG/5510/551013'],
      [[79, 766, 26971], 'HCM/7360/736008'],
    ])
  })

  it('are found by their code', () => {
    const branch = findPickupBranch('HNI')
    expect(branch && branchAddress(branch)).toBe(
      '180 Trường Chinh, Phường Khương Thượng, Quận Đống Đa, Hà Nội',
    )
    expect(findPickupBranch('HUE')).toBeNull()
  })
})

describe('units', () => {
  it.each([0, '0', '', null, undefined])('%s counts as no id', (id) => {
    expect(isEmptyId(id)).toBe(true)
  })

  it('ask for a ward in every district but five', () => {
    expect([318, 471, 498, 536, 755].map(needsWard)).toEqual(Array(5).fill(false))
    expect(needsWard(6)).toBe(true)
    expect(needsWard('536')).toBe(false)
  })

  it('ask for a district in every province but "Khác"', () => {
    expect(needsDistrict(1)).toBe(true)
    expect(needsDistrict(otherProvince.id)).toBe(false)
  })

  it.each([
    ['Hà Nội', 1, 'north'],
    ['Ninh Bình', 37, 'north'],
    ['Thanh Hóa', 38, 'central'],
    ['Lâm Đồng', 68, 'central'],
    ['Bình Phước', 70, 'south'],
    ['Cà Mau', 96, 'south'],
  ])('%s lies in its region', (_, code, region) => {
    expect(regionOfProvince(code)).toBe(region)
  })
})

describe('unit names', () => {
  it.each([
    ['a lower-case kind', 'xã Bắc Sơn', 'Xã Bắc Sơn'],
    ['a capital inside the kind', 'Thị Trấn Thổ Tang', 'Thị trấn Thổ Tang'],
    ['spaces in a row and at the end', 'Xã  Hoàng Văn Thụ ', 'Xã Hoàng Văn Thụ'],
    ['a line break', 'Phường\nHòa Cường', 'Phường Hòa Cường'],
    ['a curly apostrophe', 'Xã Ea H’Leo', "Xã Ea H'Leo"],
    ['decomposed letters', 'Phường Bảy Hiền'.normalize('NFD'), 'Phường Bảy Hiền'],
    ['a number', 'Phường 12', 'Phường 12'],
  ])('put right %s', (_, raw, name) => {
    expect(normalizeUnitName(raw)).toBe(name)
  })

  it.each([
    ['Thành phố Hà Nội', 'Hà Nội'],
    ['Tỉnh Bà Rịa - Vũng Tàu', 'Bà Rịa - Vũng Tàu'],
    ['Cao Bằng', 'Cao Bằng'],
  ])('of provinces go bare: %s', (raw, name) => {
    expect(normalizeProvinceName(raw)).toBe(name)
  })

  it('stand in Vietnamese order with numbers by value', () => {
    const names = ['Phường 10', 'Phường Đa Kao', 'Phường 2', 'Phường Dĩ An']
    expect(names.toSorted(compareUnitNames)).toEqual([
      'Phường 2',
      'Phường 10',
      'Phường Dĩ An',
      'Phường Đa Kao',
    ])
  })
})

describe('the first delivery estimate (docs/rules/locations.md §5)', () => {
  it.each([
    ['where a warehouse stands', 79, 'south', '1–2 ngày'],
    ['in the north', 31, 'north', '2–4 ngày'],
    ['in the centre', 64, 'central', '3–5 ngày'],
    ['elsewhere', otherProvince.id, 'south', '5–7 ngày'],
  ] as const)('%s', (_, province, region, text) => {
    expect(formatEstimate(defaultDeliveryEstimate(province, region))).toBe(text)
  })
})
