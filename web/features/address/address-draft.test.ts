import { describe, expect, it } from 'vitest'
import type { NewUnitOption } from '#domain/location/api.ts'
import {
  emptyDraft,
  finishDraft,
  newWardOf,
  withDistrict,
  withNewProvince,
  withNewWard,
  withOldPlace,
  withProvince,
  withWard,
} from './address-draft.ts'

const hcm = { id: 79, name: 'Hồ Chí Minh', erpId: 'HCM' }
const tanBinh = { id: 766, name: 'Quận Tân Bình', erpId: '7360' }
const ward12 = { id: 26971, name: 'Phường 12', erpId: '736008' }
const bayHien: NewUnitOption = {
  id: 26968,
  name: 'Phường Bảy Hiền',
  province_id: 79,
  province_name: 'Thành phố Hồ Chí Minh',
}
const home = withWard(withDistrict(withProvince(emptyDraft, hcm), tanBinh), ward12)

describe('a typed address', () => {
  it('changing the province clears district and ward', () => {
    const elsewhere = withProvince(home, { id: 1, name: 'Hà Nội', erpId: 'HNI' })
    expect(elsewhere).toMatchObject({
      province_id: 1,
      district_id: 0,
      district_name: '',
      ward_id: 0,
      ward_name: '',
      erp_ward_id: null,
    })
  })

  it('changing the district clears the ward', () => {
    const elsewhere = withDistrict(home, { id: 760, name: 'Quận 1', erpId: null })
    expect(elsewhere).toMatchObject({ province_id: 79, district_id: 760, ward_id: 0 })
  })

  it('changing a unit forgets the new form of the old one', () => {
    const known = withNewWard({ ...home, address: '148 Hoàng Hoa Thám' }, bayHien)
    expect(known.new_address).toBe('148 Hoàng Hoa Thám, Phường Bảy Hiền, Thành phố Hồ Chí Minh')
    expect(withWard(known, null)).not.toHaveProperty('new_address')
  })

  it('needs province, district, ward and street', () => {
    expect(finishDraft(emptyDraft, null)).toEqual({
      errors: {
        province_id: 'Vui lòng chọn/điền',
        district_id: 'Vui lòng chọn/điền',
        ward_id: 'Vui lòng chọn/điền',
        address: 'Vui lòng chọn/điền',
      },
    })
    expect(finishDraft({ ...home, address: '148' }, null)).toEqual({
      errors: { address: 'Điền đầy đủ số nhà, tên đường' },
    })
  })

  it('needs no ward where there are none, and no district in "Khác"', () => {
    const island = withDistrict(withProvince(emptyDraft, { id: 48, name: 'Đà Nẵng' }), {
      id: 498,
      name: 'Huyện Hoàng Sa',
    })
    expect(finishDraft({ ...island, address: 'Trạm khí tượng' }, null)).toHaveProperty('address')
    const elsewhere = withProvince(emptyDraft, { id: 99, name: 'Khác' })
    expect(
      finishDraft({ ...elsewhere, address: '12 Lê Lợi, xã Tân Lập, Đắk Nông' }, null),
    ).toMatchObject({ address: { full_address: '12 Lê Lợi, xã Tân Lập, Đắk Nông' } })
  })

  it('becomes one line, flagged as typed just now', () => {
    expect(finishDraft({ ...home, address: ' 148 Hoàng Hoa Thám ' }, bayHien)).toMatchObject({
      address: {
        address: '148 Hoàng Hoa Thám',
        full_address: '148 Hoàng Hoa Thám, Phường 12, Quận Tân Bình, Hồ Chí Minh',
        new_ward_id: 26968,
        additional: true,
      },
    })
  })

  it('found by its new name carries both forms', () => {
    const place = { province: hcm, district: tanBinh, ward: ward12, full_address: '' }
    const found = withOldPlace({ ...emptyDraft, address: '148 Hoàng Hoa Thám' }, place, bayHien)
    expect(found).toMatchObject({
      ward_id: 26971,
      new_ward_id: 26968,
      address: '148 Hoàng Hoa Thám',
    })
  })

  it('whose old ward is not known is written by the units of today alone', () => {
    const place = { province: hcm, district: tanBinh, ward: ward12, full_address: '' }
    const typed = { ...emptyDraft, address: '148 Hoàng Hoa Thám' }
    const unsure = withOldPlace(typed, place, bayHien, true)
    expect(finishDraft(unsure, bayHien)).toMatchObject({
      address: {
        ward_id: 26971,
        ward_unsure: true,
        full_address: '148 Hoàng Hoa Thám, Phường Bảy Hiền, Thành phố Hồ Chí Minh',
      },
    })
    const found = withOldPlace(unsure, place, bayHien)
    expect(finishDraft(found, bayHien)).toMatchObject({
      address: { full_address: '148 Hoàng Hoa Thám, Phường 12, Quận Tân Bình, Hồ Chí Minh' },
    })
    expect(found).not.toHaveProperty('ward_unsure')
  })

  it('keeps province and ward of today while the old place is looked for', () => {
    const province = withNewProvince(home, { id: 79, name: 'Thành phố Hồ Chí Minh' })
    expect(province).toMatchObject({ new_province_id: 79, province_id: 0, ward_id: 0 })
    expect(newWardOf(province)).toBeNull()
    expect(newWardOf(withNewWard(province, bayHien))).toEqual(bayHien)
  })

  it('keeps the ward of today that a saved address has, and its text while the street stays', () => {
    const saved = withNewWard({ ...home, address: '148 Hoàng Hoa Thám' }, bayHien)
    expect(finishDraft(saved, null)).toMatchObject({
      address: { new_ward_id: bayHien.id, new_address: saved.new_address },
    })
    const moved = finishDraft({ ...saved, address: '150 Hoàng Hoa Thám' }, null)
    expect(moved).toMatchObject({ address: { new_ward_id: bayHien.id } })
    expect(moved).not.toHaveProperty('address.new_address')
  })
})
