import type { AddressLabel } from '#domain/identity/address-label.ts'
import { addressKey, joinFullAddress, toAddressUnits } from '#domain/location/address.ts'
import { ensureAddressExists, type AddressNames } from '../location/index.ts'
import type { Db } from '../platform/db.ts'
import type { AddressRow } from './address-store.ts'

export interface GivenAddress {
  label?: AddressLabel | null
  province_id: number
  district_id: number
  ward_id: number
  address: string
  new_ward_id?: number
}

/** The row of a typed address: its units exist and belong together, their names are ours. */
export async function resolveAddress(db: Db, given: GivenAddress): Promise<AddressRow> {
  const names = await ensureAddressExists(db, given)
  const units = toAddressUnits(names.province, names.district, names.ward)
  return {
    ...units,
    label: given.label ?? null,
    scheme: 'gso63',
    street: given.address,
    full_address: names.fullAddress,
    ...confirmedNewForm(names, given),
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
