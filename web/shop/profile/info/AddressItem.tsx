import { addressLabelTexts } from '#domain/identity/address-label.ts'
import type { SavedAddress } from '#domain/identity/api.ts'
import { NewAddressLine } from '#web/shop/address/NewAddressLine.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { profileTexts as texts } from '../texts.ts'

export interface AddressItemProps {
  address: SavedAddress
  onEdit: () => void
  onRemove: () => void
  onDefault: () => Promise<void>
}

export function AddressItem({ address, onEdit, onRemove, onDefault }: AddressItemProps) {
  const { label, is_default: isDefault, full_address: text } = address
  return (
    <li className="rounded-md border border-line p-4 pb-1.5">
      {(label || isDefault) && (
        <p className="mb-1.5 flex gap-2">
          {label && <Badge>{addressLabelTexts[label]}</Badge>}
          {isDefault && <Badge tone="info">{texts.isDefault}</Badge>}
        </p>
      )}
      <p>{text}</p>
      <NewAddressLine address={address} />
      {address.ward_unsure && <p className="text-sm text-ink-3">{texts.wardUnsure}</p>}
      <div className="-ml-4 mt-1 flex flex-wrap">
        <Button variant="plain" aria-label={texts.editOf(text)} onClick={onEdit}>
          {texts.edit}
        </Button>
        <Button variant="plain" aria-label={texts.removeOf(text)} onClick={onRemove}>
          {texts.remove}
        </Button>
        {!isDefault && (
          <Button
            variant="plain"
            aria-label={texts.makeDefaultOf(text)}
            onClick={() => void onDefault()}
          >
            {texts.makeDefault}
          </Button>
        )}
      </div>
    </li>
  )
}
