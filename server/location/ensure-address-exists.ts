import { Refusal } from '#domain/errors.ts'
import { findMissingFields } from '#domain/location/address.ts'
import { locationTexts } from '#domain/location/texts.ts'
import { needsDistrict, needsWard } from '#domain/location/units.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/platform/db.ts'
import { cachedByTag } from '#server/platform/cached-by-tag.ts'
import { toAddressNames, type AddressNames } from './address-names.ts'
import { findAddressUnits, type AddressUnits } from './queries.ts'

export interface DeliveryAddress {
  province_id?: number
  district_id?: number
  ward_id?: number
  /** House number and street. */
  address?: string
}

/**
 * The names to print for an address; refuses one that is incomplete or whose ward, district and
 * province do not belong together.
 */
export async function ensureAddressExists(db: Db, address: DeliveryAddress): Promise<AddressNames> {
  return toAddressNames(await getUnits(db, keyOf(address)), address.address ?? '')
}

/** The same for every order: a place is looked up once a process, until units change. */
export async function ensureKnownAddress(
  reader: Pick<Context, 'db' | 'cache'>,
  address: DeliveryAddress,
): Promise<AddressNames> {
  return toAddressNames(await rememberUnits(reader, keyOf(address)), address.address ?? '')
}

/** Places that do not exist are refused, hence not remembered: there are no more than wards. */
const rememberUnits = cachedByTag('location', getUnits)

async function getUnits(db: Db, key: string): Promise<AddressUnits> {
  const [province, district, ward] = key.split(' ').map(Number) as [number, number, number]
  const units = await findAddressUnits(db, { province, district, ward })
  if (!units) throw refusal('province_id', locationTexts.unknownProvince)
  if (district && !units.district) throw refusal('district_id', locationTexts.districtElsewhere)
  if (ward && !units.ward) throw refusal('ward_id', locationTexts.wardElsewhere)
  return units
}

function keyOf(address: DeliveryAddress): string {
  refuseFields(findMissingFields(address))
  const { province, district, ward } = askedIds(address)
  return `${province} ${district} ${ward}`
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
