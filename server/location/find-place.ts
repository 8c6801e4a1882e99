import { locationTexts as texts } from '#domain/location/texts.ts'
import { Refusal } from '#domain/errors.ts'
import type { Scheme } from '#domain/location/units.ts'
import type { Db } from '#server/platform/db.ts'
import { findAddressUnits, findNewUnits } from './queries.ts'

/** As much of a place as is known, from above, in the codes of one scheme; 0 for what is not. */
export interface PlaceIds {
  scheme: Scheme
  province: number
  district: number
  ward: number
}

export interface UnitNames {
  province: string
  district?: string
  ward?: string
}

export interface Place {
  names: UnitNames
  /** A place of the old scheme by its units of today, where there is one ward that it can be: a suggestion. */
  today: UnitNames | null
}

/** A place of either scheme, known in part. Refusal: `invalidInput` for units that do not belong together. */
export function findPlace(db: Db, ids: PlaceIds): Promise<Place> {
  return ids.scheme === 'gso34' ? findNewPlace(db, ids) : findOldPlace(db, ids)
}

async function findOldPlace(db: Db, ids: PlaceIds): Promise<Place> {
  const found = await findAddressUnits(db, ids)
  if (!found) throw refusal('province_id', texts.unknownProvince)
  const { province, district, ward, newWards } = found
  if (ids.district && !district) throw refusal('district_id', texts.districtElsewhere)
  if (ids.ward && !ward) throw refusal('ward_id', texts.wardElsewhere)
  const [only, ...others] = newWards
  const isOne = only !== undefined && others.length === 0
  return {
    names: { province: province.name, district: district?.name, ward: ward?.name },
    today: isOne ? { province: only.province_name, ward: only.name } : null,
  }
}

async function findNewPlace(db: Db, ids: PlaceIds): Promise<Place> {
  const found = await findNewUnits(db, ids)
  if (!found) throw refusal('province_id', texts.unknownProvince)
  const { province, ward } = found
  if (ids.ward && !ward) throw refusal('ward_id', texts.wardOfOtherProvince)
  return { names: { province: province.name, ward: ward?.name }, today: null }
}

function refusal(field: string, message: string): Refusal {
  return new Refusal('invalidInput', { fields: { [field]: message } })
}
