import { useState } from 'react'
import type { Address } from '#domain/location/address-shape.ts'
import { locationTexts } from '#domain/location/texts.ts'
import { otherProvince } from '#domain/location/units.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { NewForm } from './NewForm.tsx'
import { NewUnitFields } from './NewUnitFields.tsx'
import { OldUnitFields } from './OldUnitFields.tsx'
import { addressTexts as texts } from './texts.ts'
import type { AddressFormState } from './use-address-form.ts'

/** The fields of an address, by the units before or after July 2025. */
export function AddressFields({ address }: { address: AddressFormState }) {
  const { draft, errors, newOptions, newWard } = address
  const [byNewUnits, setByNewUnits] = useState(false)
  const switchUnits = () => {
    address.clearUnits()
    setByNewUnits(!byNewUnits)
  }
  return (
    <>
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
      <Button look="plain" onClick={switchUnits} className="-my-2">
        {byNewUnits ? texts.byOldUnits : texts.byNewUnits}
      </Button>
    </>
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
