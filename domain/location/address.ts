import { fieldMessages } from '../kernel/field-messages.ts'
import { cleanText } from '../kernel/fold.ts'
import type { Address } from './address-shape.ts'
import {
  isEmptyId,
  needsDistrict,
  needsWard,
  otherProvince,
  type Scheme,
  type Unit,
} from './units.ts'

type AddressIds = Pick<Address, 'province_id' | 'district_id' | 'ward_id'>

/** The ids name a place to deliver to: all three, less what the place does not have. */
export function hasCompleteIds(ids: Partial<AddressIds>): boolean {
  return listMissingIds(ids).length === 0
}

/** What a form (and the server again) asks for: field name to message; empty when complete. */
export function findMissingFields(
  address: Partial<AddressIds & { address: string }>,
): Record<string, string> {
  const missing: Record<string, string> = {}
  for (const field of listMissingIds(address)) missing[field] = fieldMessages.required
  const street = cleanText(address.address ?? '')
  if (!street) missing['address'] = fieldMessages.required
  else if (street.length < minStreetLength) missing['address'] = fieldMessages.street
  return missing
}

/** Street, ward, district and province joined; what is empty is left out. */
export function joinFullAddress(parts: {
  street?: string | null
  ward?: string | null
  district?: string | null
  province?: string | null
}): string {
  const { street, ward, district } = parts
  // The row "Khác" says nothing beside a street line that carries the whole place.
  const province = street && parts.province === otherProvince.name ? '' : parts.province
  return [street, ward, district, province]
    .map((part) => cleanText(part ?? ''))
    .filter(Boolean)
    .join(', ')
}

/** Two addresses with the same key are the same place. */
export function addressKey(address: AddressIds & { scheme?: Scheme; address: string }): string {
  const street = cleanText(address.address).toLocaleLowerCase('vi')
  const { scheme = 'gso63', district_id, province_id, ward_id } = address
  return [scheme, province_id, district_id, ward_id, street].join('|')
}

/**
 * The addresses offered to a shopper: saved ones with complete ids, then those of the loyalty
 * system that are complete or lack erp ids, each place once.
 */
export function mergeAddresses(saved: readonly Address[], loyalty: readonly Address[]): Address[] {
  const listable = [
    ...saved.filter(hasCompleteIds),
    ...loyalty.filter((address) => hasCompleteIds(address) || !hasCompleteErpIds(address)),
  ]
  const places = new Map<string, Address>()
  for (const address of listable) {
    const key = addressKey(address)
    if (!places.has(key)) places.set(key, address)
  }
  return [...places.values()]
}

/** What an address remembers of a chosen unit when the province or district above it changes. */
export function clearBelow<T extends AddressIds>(address: T, level: 'province' | 'district'): T {
  const ward = { ward_id: 0, ward_name: '' }
  const district = level === 'province' ? { district_id: 0, district_name: '' } : {}
  return { ...address, ...district, ...ward }
}

/** The three units in the fields of an address. */
export function toAddressUnits(province: Unit, district: Unit | null, ward: Unit | null) {
  return {
    province_id: province.id,
    province_name: province.name,
    erp_province_id: province.erpId,
    district_id: district?.id ?? 0,
    district_name: district?.name ?? '',
    erp_district_id: district?.erpId ?? null,
    ward_id: ward?.id ?? 0,
    ward_name: ward?.name ?? '',
    erp_ward_id: ward?.erpId ?? null,
  }
}

const minStreetLength = 5

function listMissingIds(ids: Partial<AddressIds>): (keyof AddressIds)[] {
  if (isEmptyId(ids.province_id)) return ['province_id', 'district_id', 'ward_id']
  if (!needsDistrict(ids.province_id)) return []
  if (isEmptyId(ids.district_id)) return ['district_id', 'ward_id']
  return needsWard(ids.district_id) && isEmptyId(ids.ward_id) ? ['ward_id'] : []
}

function hasCompleteErpIds(address: Address): boolean {
  return [address.erp_province_id, address.erp_district_id, address.erp_ward_id].every(Boolean)
}
