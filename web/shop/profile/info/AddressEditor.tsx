import { useState } from 'react'
import {
  addressLabels,
  addressLabelTexts,
  type AddressLabel,
} from '#domain/identity/address-label.ts'
import { type SavedAddress } from '#domain/identity/api.ts'
import { addAddress, editAddress } from '#domain/identity/addresses/api.ts'
import { api } from '#web/api.ts'
import { AddressFields } from '#web/shop/address/AddressFields.tsx'
import { useAddressForm } from '#web/shop/address/use-address-form.ts'
import { wireAddress } from '#web/shop/address/wire-address.ts'
import { Form } from '#web/form/Form.tsx'
import { notify } from '#web/features/notices/notify.ts'
import { Button } from '#web/ui/Button.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Dialog, StickyActions } from '#web/ui/Dialog.tsx'
import { profileTexts as texts } from '../texts.ts'

export interface AddressEditorProps {
  /** Null for a new one. */
  address: SavedAddress | null
  /** The first address is the default one whatever is ticked. */
  isFirst: boolean
  onClose: () => void
  onSaved: () => void
}

/** A saved address in a dialog: place, name, and whether it comes first. */
export function AddressEditor({ address, isFirst, onClose, onSaved }: AddressEditorProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width={570}
      title={address ? texts.editAddress : texts.addAddress}
    >
      <EditorForm
        address={address}
        isFirst={isFirst}
        onSaved={() => {
          onSaved()
          onClose()
          notify({ text: texts.addressSaved })
        }}
      />
    </Dialog>
  )
}

function EditorForm({ address, isFirst, onSaved }: Omit<AddressEditorProps, 'onClose'>) {
  const [label, setLabel] = useState<AddressLabel | null>(address?.label ?? null)
  const [isDefault, setDefault] = useState(address?.is_default ?? isFirst)
  const place = useAddressForm(address, {
    send: async (finished) => {
      const given = { ...wireAddress(finished), label, is_default: isDefault }
      if (address) await api.call(editAddress, { ...given, id: address.id })
      else await api.call(addAddress, given)
      onSaved()
    },
  })
  const canChoose = !isFirst && !address?.is_default
  return (
    <Form form={place.form}>
      <AddressFields address={place} />
      <LabelField value={label} onChange={setLabel} />
      {canChoose && (
        <Checkbox
          label={texts.makeDefault}
          checked={isDefault}
          onChange={(event) => setDefault(event.target.checked)}
          className="-my-2"
        />
      )}
      <Form.Failure />
      <StickyActions>
        <Button type="submit" size="main" wide busy={place.form.busy}>
          {texts.saveAddress}
        </Button>
      </StickyActions>
    </Form>
  )
}

interface LabelFieldProps {
  value: AddressLabel | null
  onChange: (label: AddressLabel | null) => void
}

function LabelField({ value, onChange }: LabelFieldProps) {
  const choices = [...addressLabels, null]
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{texts.label}</legend>
      <div className="flex flex-wrap gap-x-6">
        {choices.map((choice) => (
          <label key={choice} className="flex min-h-11 items-center gap-2.5">
            <input
              type="radio"
              name="address-label"
              checked={value === choice}
              onChange={() => onChange(choice)}
              className="size-5 accent-primary"
            />
            {choice ? addressLabelTexts[choice] : texts.noLabel}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
