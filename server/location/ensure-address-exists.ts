import { Refusal } from '#domain/errors.ts'
import { findMissingFields } from '#domain/location/address.ts'
import { locationTexts } from '#domain/location/texts.ts'
import { needsDistrict, needsWard } from '#domain/location/units.ts'
import type { Db } from '#server/platform/db.ts'
import { toAddressNames, type AddressNames } from './address-names.ts'
import { findAddressUnits } from './store.ts'

export interface DeliveryAddress {
  province_id?: number
  district_id?: number
  ward_id?: number
  /** House number and street. */
  address?: string
}

/**
 * The names to print for an address; refuses one that is incomplete or whose ward, district and
 * province do not belong together. One query: it stands in the way of every order.
 */
export async function ensureAddressExists(db: Db, address: DeliveryAddress): Promise<AddressNames> {
  refuseFields(findMissingFields(address))
  const ids = askedIds(address)
  const units = await findAddressUnits(db, ids)
  if (!units) throw refusal('province_id', locationTexts.unknownProvince)
  if (ids.district && !units.district) throw refusal('district_id', locationTexts.districtElsewhere)
  if (ids.ward && !units.ward) throw refusal('ward_id', locationTexts.wardElsewhere)
  return toAddressNames(units, address.address ?? '')
}

/** What a place does not have is not looked at, whatever the browser sent along. */
function askedIds({ province_id = 0, district_id = 0, ward_id = 0 }: DeliveryAddress) {
  const district = needsDistrict(province_id) ? district_id : 0
  return { province: province_id, district, ward: district && needsWard(district) ? ward_id : 0 }
}

function refuseFields(fields: Record<string, string>): void {
  if (Object.keys(fields).length > 0) throw new Refusal('invalidInput', { fields })
}

function refusal(field: string, message: string): Refusal {
  return new Refusal('invalidInput', { fields: { [field]: message } })
}
