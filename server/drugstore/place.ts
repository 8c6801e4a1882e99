import { Refusal } from '#domain/errors.ts'
import { locationTexts } from '#domain/location/texts.ts'
import { findAddressNames } from '../location/index.ts'
import type { Db } from '../platform/db.ts'

/** Where a store is: the street and as many units of the three-level scheme as are known, from above. */
export interface Place {
  street?: string
  province_id?: number | null
  district_id?: number | null
  ward_id?: number | null
}

/** The columns of a place, with the one line to show. Refuses units that do not belong together. */
export async function placeOf(db: Db, { street = '', ...units }: Place) {
  const ids = {
    province: units.province_id ?? 0,
    district: units.district_id ?? 0,
    ward: units.ward_id ?? 0,
  }
  const columns = {
    street,
    province_id: ids.province || null,
    district_id: ids.district || null,
    ward_id: ids.ward || null,
  }
  if (!ids.province) return { ...columns, district_id: null, ward_id: null, full_address: street }
  const names = await findAddressNames(db, ids, street)
  if (!names) throw misplaced()
  return { ...columns, full_address: names.fullAddress }
}

function misplaced(): Refusal {
  return new Refusal('invalidInput', { fields: { district_id: locationTexts.districtElsewhere } })
}
