import { useRef, useState, type FormEvent } from 'react'
import {
  addressLabels,
  addressLabelTexts,
  type AddressLabel,
} from '#domain/identity/address-label.ts'
import { type SavedAddress } from '#domain/identity/api.ts'
import { addAddress, editAddress } from '#domain/identity/addresses/api.ts'
import { api, ApiError } from '#web/api.ts'
import { AddressFields } from '#web/features/address/AddressFields.tsx'
import { useAddressForm } from '#web/features/address/use-address-form.ts'
import { wireAddress } from '#web/features/address/wire-address.ts'
import { useAttempt } from '#web/features/attempt/use-attempt.ts'
import { failureText } from '#web/features/identity/failure-text.ts'
import { FailureNote } from '#web/features/identity/FailureNote.tsx'
import { notify } from '#web/features/notices/notify.ts'
import { Button } from '#web/ui/Button.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Dialog, StickyActions } from '#web/ui/Dialog.tsx'
import { focusFirstInvalid } from '#web/ui/focus-first-invalid.ts'
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
  const form = useRef<HTMLFormElement>(null)
  const place = useAddressForm(address)
  const [label, setLabel] = useState<AddressLabel | null>(address?.label ?? null)
  const [isDefault, setDefault] = useState(address?.is_default ?? isFirst)
  const { busy, failure, attempt } = useAttempt()
  const send = async (finished: Parameters<typeof wireAddress>[0]) => {
    const given = { ...wireAddress(finished), label, is_default: isDefault }
    if (address) await api.call(editAddress, { ...given, id: address.id })
    else await api.call(addAddress, given)
    onSaved()
  }
  const explain = (error: unknown) => {
    if (error instanceof ApiError) place.refuse(error.fields)
    return failureText(error)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const finished = place.finish()
    // The marks are drawn first.
    if (!finished) setTimeout(() => focusFirstInvalid(form.current))
    else void attempt(() => send(finished), explain)
  }
  const mayChoose = !isFirst && !address?.is_default
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <AddressFields address={place} />
      <LabelField value={label} onChange={setLabel} />
      {mayChoose && (
        <Checkbox
          label={texts.makeDefault}
          checked={isDefault}
          onChange={(event) => setDefault(event.target.checked)}
          className="-my-2"
        />
      )}
      <FailureNote>{failure}</FailureNote>
      <StickyActions>
        <Button type="submit" size="main" wide busy={busy}>
          {texts.saveAddress}
        </Button>
      </StickyActions>
    </form>
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
