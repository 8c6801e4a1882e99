import type { Address } from '#domain/location/address-shape.ts'

/** An address as the account's API takes it. */
export function wireAddress(address: Address) {
  const { province_id, district_id, ward_id, new_province_id, new_ward_id, new_address } = address
  const { ward_unsure } = address
  return {
    address: address.address,
    province_id,
    district_id,
    ward_id,
    ...(new_ward_id ? { new_province_id, new_ward_id, new_address } : {}),
    ...(ward_unsure ? { ward_unsure } : {}),
  }
}
