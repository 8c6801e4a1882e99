import type { AddressLabel } from '#domain/identity/address-label.ts'
import { Refusal } from '#domain/errors.ts'
import { addressKey, joinFullAddress, toAddressUnits } from '#domain/location/address.ts'
import { locationTexts } from '#domain/location/texts.ts'
import { ensureAddressExists, type AddressNames } from '../location/index.ts'
import type { Db } from '../platform/db.ts'
import type { AddressRow } from './address-queries.ts'

export interface GivenAddress {
  label?: AddressLabel | null
  province_id: number
  district_id: number
  ward_id: number
  address: string
  new_ward_id?: number
  ward_unsure?: boolean
}

/**
 * The row of a typed address: its units exist and belong together, their names are ours. Refuses
 * `invalidInput` for an old ward that is not known and no part of the ward of today.
 */
export async function resolveAddress(db: Db, given: GivenAddress): Promise<AddressRow> {
  const names = await ensureAddressExists(db, given)
  const units = toAddressUnits(names.province, names.district, names.ward)
  const today = confirmedNewForm(names, given)
  const isUnsure = given.ward_unsure ?? false
  if (isUnsure && !today.new_ward_id) {
    throw new Refusal('invalidInput', { fields: { new_ward_id: locationTexts.newWardElsewhere } })
  }
  return {
    ...units,
    ...today,
    label: given.label ?? null,
    scheme: 'gso63',
    street: given.address,
    // An old ward that nobody named is not shown as if somebody had.
    full_address: (isUnsure && today.new_address) || names.fullAddress,
    ward_unsure: isUnsure,
    place_key: addressKey({ ...units, scheme: 'gso63', address: given.address }),
  }
}

/** The two-level form is kept when the shopper confirmed one of those the old ward went into. */
function confirmedNewForm({ newWards }: AddressNames, { address, new_ward_id }: GivenAddress) {
  const ward = newWards.find(({ id }) => id === new_ward_id)
  if (!ward) return { new_province_id: null, new_ward_id: null, new_address: null }
  return {
    new_province_id: ward.province_id,
    new_ward_id: ward.id,
    new_address: joinFullAddress({
      street: address,
      ward: ward.name,
      province: ward.province_name,
    }),
  }
}
