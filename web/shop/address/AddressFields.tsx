import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Address } from '#domain/location/address-shape.ts'
import { locationTexts } from '#domain/location/texts.ts'
import { isEmptyId, otherProvince } from '#domain/location/units.ts'
import { useFrame } from '#web/shop/frame/frame.ts'
import { Form } from '#web/form/Form.tsx'
import { Segments } from '#web/ui/Segments.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { NewForm } from './NewForm.tsx'
import { NewUnitFields } from '#web/features/address/NewUnitFields.tsx'
import { OldUnitFields } from '#web/features/address/OldUnitFields.tsx'
import { addressTexts as texts } from '#web/features/address/texts.ts'
import type { AddressFormState } from './use-address-form.ts'
import { useNewWard } from './use-new-ward.ts'

export interface AddressFieldsProps {
  address: AddressFormState
}

/** Fields in a row where each has room for a name, one below the other in a dialog and on a phone. */
const besideEachOther =
  'grid grid-cols-[repeat(auto-fit,minmax(min(100%,13.5rem),1fr))] items-start gap-4'

type UnitScheme = 'new' | 'old'

/** The fields of an address, by the units since July 2025 or by those before: whichever somebody knows. */
export function AddressFields({ address }: AddressFieldsProps) {
  const { form, draft, newOptions, newWard } = address
  const { errors } = form
  const { newAddressesFirst } = useFrame().settings
  const [scheme, setScheme] = useState(() => schemeOf(draft, newAddressesFirst))
  const street = useRef<HTMLInputElement>(null)
  useKnownNewWard(address)
  // The list that was chosen from closes first, and takes the focus back. Whoever types elsewhere by then stays.
  const toStreet = () => {
    const from = document.activeElement
    setTimeout(() => document.activeElement === from && street.current?.focus())
  }
  const change = (next: UnitScheme) => {
    address.clearUnits()
    setScheme(next)
  }
  const schemes: readonly UnitScheme[] = newAddressesFirst ? ['new', 'old'] : ['old', 'new']
  const streetField = (
    <StreetField isElsewhere={draft.province_id === otherProvince.id} input={street} />
  )
  return (
    <Form.Fields form={form}>
      <Segments
        legend={texts.schemes}
        options={schemes.map((value) => ({
          value,
          label: texts.scheme[value],
          text: texts.schemeText[value],
        }))}
        value={scheme}
        onValueChange={change}
      />
      {scheme === 'new' ? (
        <NewUnitFields
          draft={draft}
          errors={errors}
          onChange={address.changeByNewWard}
          onDone={toStreet}
          rowClass={besideEachOther}
        >
          {streetField}
        </NewUnitFields>
      ) : (
        <>
          <div className={besideEachOther}>
            <OldUnitFields
              draft={draft}
              errors={errors}
              onChange={address.changeUnits}
              onDone={toStreet}
            />
          </div>
          {streetField}
        </>
      )}
      {scheme === 'old' && (
        <NewForm
          street={draft.address}
          options={newOptions}
          value={newWard}
          onChoose={address.setNewWard}
        />
      )}
    </Form.Fields>
  )
}

/** A place that was chosen before, and is here again, learns its ward of today. */
function useKnownNewWard({ draft, newOptions, newWard, setNewWard }: AddressFormState): void {
  const found = useNewWard(newWard || newOptions.length > 0 ? null : draft)
  const set = useRef(setNewWard)
  useEffect(() => {
    if (found) set.current(found)
  }, [found])
}

/** What has been begun goes on in the way it was begun. */
function schemeOf(draft: Address, newFirst: boolean): UnitScheme {
  if (draft.new_province_id) return 'new'
  if (!isEmptyId(draft.province_id)) return 'old'
  return newFirst ? 'new' : 'old'
}

interface StreetFieldProps {
  isElsewhere: boolean
  input: RefObject<HTMLInputElement | null>
}

function StreetField({ isElsewhere, input }: StreetFieldProps) {
  return (
    <Form.Custom
      name="address"
      label={texts.street}
      hint={isElsewhere ? locationTexts.otherProvinceHint : undefined}
    >
      {({ onValueChange, ...control }) => (
        <TextInput
          {...control}
          ref={input}
          autoComplete="street-address"
          enterKeyHint="next"
          placeholder={texts.streetPlaceholder}
          onChange={(event) => onValueChange(event.target.value)}
        />
      )}
    </Form.Custom>
  )
}
