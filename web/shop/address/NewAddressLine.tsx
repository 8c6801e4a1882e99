import type { Address } from '#domain/location/address-shape.ts'
import { newFormOf } from '#web/features/address/address-draft.ts'
import { addressTexts as texts } from '#web/features/address/texts.ts'
import { useNewWard, type OldPlaceIds } from './use-new-ward.ts'

type KnownPlace = Pick<Address, 'address' | 'new_address' | 'ward_unsure'> & OldPlaceIds

/** An address of the old scheme by the units of today: as it was confirmed, or as we know it. */
export function NewAddressLine({ address }: { address: KnownPlace }) {
  const { new_address: confirmed, ward_unsure: isUnsure } = address
  const ward = useNewWard(confirmed ? null : address)
  if (isUnsure) return null
  const text = confirmed ?? (ward && newFormOf(address.address, ward))
  return text && <p className="text-sm text-ink-3">{texts.newForm(text)}</p>
}
