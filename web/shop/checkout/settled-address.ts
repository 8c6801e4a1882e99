import type { SavedAddress } from '#domain/identity/api.ts'
import type { Destination } from '#web/shop/state/checkout.ts'

/** What this browser remembers as unsure, and the back office has named since, as the account has it. */
export function settledAddress(
  own: readonly SavedAddress[],
  destination: Destination | null,
): SavedAddress | undefined {
  if (destination?.kind !== 'delivery' || !destination.address.ward_unsure) return undefined
  const { address: street, new_ward_id: ward } = destination.address
  return own.find(
    (each) => !each.ward_unsure && each.new_ward_id === ward && each.address === street,
  )
}
