import { Refusal } from '#domain/errors.ts'
import { joinFullAddress } from '#domain/location/address.ts'
import { locationTexts } from '#domain/location/texts.ts'
import { findAddressNames, type AddressNames } from '../location/index.ts'
import type { Db } from '../platform/db.ts'

/** Where a store is: the street and as many units of the three-level scheme as are known, from above. */
export interface Place {
  street?: string
  province_id?: number | null
  district_id?: number | null
  ward_id?: number | null
}

/** The columns of a place, with the one line to show. Refuses units that do not belong together. */
export function placeOf(db: Db, place: Place) {
  return placeReader(db)(place)
}

/** The same for many: units are looked up once. */
export function placeReader(db: Db) {
  const known = new Map<string, Promise<AddressNames | null>>()
  return async ({ street = '', ...units }: Place) => {
    const province_id = units.province_id || null
    const district_id = (province_id && units.district_id) || null
    const ward_id = (district_id && units.ward_id) || null
    const columns = { street, province_id, district_id, ward_id }
    if (!province_id) return { ...columns, full_address: street }
    const ids = { province: province_id, district: district_id ?? 0, ward: ward_id ?? 0 }
    const key = `${ids.province} ${ids.district} ${ids.ward}`
    const found = known.get(key) ?? findAddressNames(db, ids)
    known.set(key, found)
    return { ...columns, full_address: fullAddress(street, await found) }
  }
}

function fullAddress(street: string, names: AddressNames | null): string {
  if (!names) {
    throw new Refusal('invalidInput', { fields: { district_id: locationTexts.districtElsewhere } })
  }
  const { province, district, ward } = names
  return joinFullAddress({
    street,
    ward: ward?.name ?? null,
    district: district?.name ?? null,
    province: province.name,
  })
}
