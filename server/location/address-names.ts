import { joinFullAddress } from '#domain/location/address.ts'
import { findAddressUnits, type AddressUnits } from './queries.ts'
import type { Db } from '#server/platform/db.ts'

export interface AddressIds {
  province: number
  district: number
  ward: number
}

export interface AddressNames extends AddressUnits {
  /** Ward, district and province joined, with the street first when it was given. */
  fullAddress: string
  /** The two-level form, where the old unit went into exactly one ward. */
  newAddress: string | null
}

/** The names behind the ids of an address; null when they do not name one place. */
export async function findAddressNames(
  db: Db,
  ids: AddressIds,
  street = '',
): Promise<AddressNames | null> {
  const units = await findAddressUnits(db, ids)
  if (!units || (ids.district && !units.district) || (ids.ward && !units.ward)) return null
  return toAddressNames(units, street)
}

export function toAddressNames(units: AddressUnits, street: string): AddressNames {
  const { province, district, ward, newWards } = units
  const names = { ward: ward?.name, district: district?.name, province: province.name }
  return {
    ...units,
    fullAddress: joinFullAddress({ street, ...names }),
    newAddress: newAddressOf(newWards, street),
  }
}

function newAddressOf(newWards: AddressUnits['newWards'], street: string): string | null {
  const [only, ...others] = newWards
  if (!only || others.length > 0) return null
  return joinFullAddress({ street, ward: only.name, province: only.province_name })
}
