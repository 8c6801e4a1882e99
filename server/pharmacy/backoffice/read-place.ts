import { pharmacyPlaceTexts as texts } from '#domain/pharmacy/backoffice/texts.ts'
import type { UnitNames } from './unit-names.ts'

/** What a row says of where a pharmacy is. A province alone may be one of either scheme: its code in each. */
export type ListedPlace =
  | { scheme: 'gso63'; province_id: number; district_id: number; ward_id?: number }
  | { scheme: 'gso34'; province_id: number; ward_id: number }
  | { scheme: null; gso63?: number; gso34?: number }

type Names = Partial<Record<'province' | 'district' | 'ward', string>>
/** Tells a wrong cell; a place that is wrong is none. */
type Fail = (unit: 'province_id' | 'district_id' | 'ward_id', message: string) => undefined

/**
 * A row that names a district is written by the units before July 2025, one with a ward and no district by
 * those of today.
 */
export async function readPlace(
  names: Names,
  units: UnitNames,
  fail: Fail,
): Promise<ListedPlace | undefined> {
  const { province, district, ward } = names
  if (province === undefined) {
    if (district !== undefined) return fail('province_id', texts.provinceNeeded)
    return ward === undefined ? undefined : fail('province_id', texts.wardAlone)
  }
  if (district !== undefined) return readOldPlace({ province, district, ward }, units, fail)
  if (ward !== undefined) return readNewPlace({ province, ward }, units, fail)
  return readProvince(province, units, fail)
}

async function readOldPlace(
  names: { province: string; district: string; ward: string | undefined },
  units: UnitNames,
  fail: Fail,
): Promise<ListedPlace | undefined> {
  const province = units.oldProvince(names.province)
  if (!province) return fail('province_id', texts.provinceUnknown(names.province))
  const district = await units.district(province.id, names.district)
  if (!district) return fail('district_id', texts.districtUnknown(names.district, province.name))
  const place = { scheme: 'gso63', province_id: province.id, district_id: district.id } as const
  if (names.ward === undefined) return place
  const ward = await units.oldWard(district.id, names.ward)
  if (!ward) return fail('ward_id', texts.wardUnknown(names.ward, district.name))
  return { ...place, ward_id: ward.id }
}

async function readNewPlace(
  names: { province: string; ward: string },
  units: UnitNames,
  fail: Fail,
): Promise<ListedPlace | undefined> {
  const province = units.newProvince(names.province)
  if (!province) {
    const isOld = units.oldProvince(names.province) !== null
    const text = isOld ? texts.provinceMerged : texts.provinceUnknown
    return fail('province_id', text(names.province))
  }
  const ward = await units.newWard(province.id, names.ward)
  if (!ward) return fail('ward_id', texts.newWardUnknown(names.ward, province.name))
  return { scheme: 'gso34', province_id: province.id, ward_id: ward.id }
}

function readProvince(name: string, units: UnitNames, fail: Fail): ListedPlace | undefined {
  const [gso63, gso34] = [units.oldProvince(name)?.id, units.newProvince(name)?.id]
  if (gso63 === undefined && gso34 === undefined) {
    return fail('province_id', texts.provinceUnknown(name))
  }
  return { scheme: null, gso63, gso34 }
}
