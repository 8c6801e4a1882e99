import { useRef, useState } from 'react'
import type { Address } from '#domain/location/address-shape.ts'
import { locationTexts } from '#domain/location/texts.ts'
import { otherProvince } from '#domain/location/units.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { focusFirstInvalid } from '#web/ui/focus-first-invalid.ts'
import { TextInput } from '#web/ui/TextInput.tsx'
import { NewForm } from './NewForm.tsx'
import { NewUnitFields } from './NewUnitFields.tsx'
import { OldUnitFields } from './OldUnitFields.tsx'
import { addressTexts as texts } from './texts.ts'
import { useAddressForm } from './use-address-form.ts'

export interface AddressFormProps {
  /** What was typed last time and not given. */
  initial: Address | null
  onSubmit: (address: Address) => void
}

/** A new address, by the units before or after July 2025. */
export function AddressForm({ initial, onSubmit }: AddressFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const address = useAddressForm(initial, {
    onSubmit,
    // The marks are drawn first.
    onRefused: () => setTimeout(() => focusFirstInvalid(form.current)),
  })
  const { draft, errors, newOptions, newWard } = address
  const [byNewUnits, setByNewUnits] = useState(false)
  const switchUnits = () => {
    address.clearUnits()
    setByNewUnits(!byNewUnits)
  }
  return (
    <form ref={form} noValidate onSubmit={address.submit} className="flex flex-col gap-4">
      {byNewUnits ? (
        <NewUnitFields draft={draft} errors={errors} onChange={address.changeByNewWard} />
      ) : (
        <OldUnitFields draft={draft} errors={errors} onChange={address.changeUnits} />
      )}
      <StreetField
        draft={draft}
        error={errors['address']}
        onChange={address.changeStreet}
        onLeave={address.leaveStreet}
      />
      <NewForm
        street={draft.address}
        options={newOptions}
        value={newWard}
        onChoose={address.setNewWard}
      />
      <Button type="submit" size="main" wide>
        {texts.submit}
      </Button>
      <Button look="plain" onClick={switchUnits} className="-my-2">
        {byNewUnits ? texts.byOldUnits : texts.byNewUnits}
      </Button>
    </form>
  )
}

interface StreetFieldProps {
  draft: Address
  error: string | undefined
  onChange: (street: string) => void
  onLeave: () => void
}

function StreetField({ draft, error, onChange, onLeave }: StreetFieldProps) {
  const isElsewhere = draft.province_id === otherProvince.id
  return (
    <Field
      label={texts.street}
      error={error}
      hint={isElsewhere ? locationTexts.otherProvinceHint : undefined}
      required
    >
      {(control) => (
        <TextInput
          {...control}
          value={draft.address}
          maxLength={200}
          autoComplete="street-address"
          placeholder={texts.streetPlaceholder}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onLeave}
        />
      )}
    </Field>
  )
}
