import type { DestinationFields } from '#domain/order/backoffice/destination-fields.ts'
import { findMissingFields } from '#domain/location/address.ts'
import type { Address } from '#domain/location/address-shape.ts'
import { emptyDraft } from '#web/features/address/address-draft.ts'

export type PlaceWay = 'new' | 'old' | 'branch'

/** Where an order goes, while somebody says it. */
export interface PlaceState {
  way: PlaceWay
  draft: Address
  branch: string
}

export const nowhere: PlaceState = { way: 'new', draft: emptyDraft, branch: '' }

/** As an order's fields have it; null while it is not whole. */
export function destinationOf(place: PlaceState): DestinationFields | null {
  if (place.way !== 'branch') return addressOf(place)
  return place.branch ? { pickup_branch: place.branch } : null
}

/** Street and units as addresses of the wire have them; null while they are not whole. */
export function addressOf({ draft }: PlaceState) {
  if (Object.keys(findMissingFields(draft)).length > 0) return null
  const { province_id, district_id, ward_id, address, new_ward_id, ward_unsure } = draft
  return {
    province_id,
    district_id,
    ward_id,
    address: address.trim(),
    ...(new_ward_id && { new_ward_id }),
    ...(ward_unsure && { ward_unsure }),
  }
}
