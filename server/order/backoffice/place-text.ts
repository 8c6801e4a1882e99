import { findPickupBranch } from '#domain/location/pickup-branches.ts'
import { backofficeTexts } from '#domain/order/backoffice/texts.ts'
import type { StoredBoardRow } from './row-queries.ts'

type Placed = Pick<StoredBoardRow, 'address' | 'center' | 'pickupBranch'>

/** Where an order goes, whole. */
export function placeOf({ address, center, pickupBranch }: Placed): string {
  if (center !== null) return backofficeTexts.atCenter(center)
  if (pickupBranch === null) return address ?? ''
  return backofficeTexts.pickup(findPickupBranch(pickupBranch)?.name ?? pickupBranch)
}

/** `Quận Tân Bình, Hồ Chí Minh`: enough to tell parcels apart, and no door to knock at. */
export function shortPlaceOf(row: Placed): string {
  if (row.center !== null || row.pickupBranch !== null) return placeOf(row)
  return placeOf(row).split(', ').slice(-2).join(', ')
}
