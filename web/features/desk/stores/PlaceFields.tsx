import { useState } from 'react'
import type { Address } from '#domain/location/address-shape.ts'
import { listNewProvinces, listNewWards, type NewUnitOption } from '#domain/location/api.ts'
import type { Scheme } from '#domain/location/units.ts'
import { emptyDraft, withProvince, withWard } from '#web/features/address/address-draft.ts'
import { OldUnitFields } from '#web/features/address/OldUnitFields.tsx'
import { addressTexts } from '#web/features/address/texts.ts'
import { UnitCombobox } from '#web/features/address/UnitCombobox.tsx'
import { useUnits } from '#web/features/address/use-units.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { storeTexts as texts } from './texts.ts'

interface PlaceFieldsProps {
  place: Address
  errors: Record<string, string>
  onChange: (place: Address) => void
}

/** Where a store is, by the units before or after July 2025, as far as they are known. */
export function PlaceFields({ place, errors, onChange }: PlaceFieldsProps) {
  const [today, setToday] = useState<readonly NewUnitOption[]>([])
  const isNew = place.scheme === 'gso34'
  const change = (next: Address, options: readonly NewUnitOption[] = []) => {
    setToday(options)
    onChange(next)
  }
  const startIn = (scheme: Scheme) => change({ ...emptyDraft, scheme, address: place.address })
  const take = ({ id, name, province_id, province_name }: NewUnitOption) => {
    const inToday = { ...emptyDraft, scheme: 'gso34' as const, address: place.address }
    change(withWard(withProvince(inToday, { id: province_id, name: province_name }), { id, name }))
  }
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {isNew ? (
          <NewPlaceFields place={place} errors={errors} onChange={change} />
        ) : (
          <OldUnitFields
            draft={place}
            errors={errors}
            optional
            onChange={(next, unit) => change(next, unit?.newOptions)}
          />
        )}
        <Field
          label={texts.street}
          error={errors.street}
          className={isNew ? 'sm:col-span-2' : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              value={place.address}
              maxLength={200}
              autoComplete="off"
              onChange={({ target }) => onChange({ ...place, address: target.value })}
            />
          )}
        </Field>
      </div>
      {today.map((ward) => (
        <p key={ward.id} className="flex flex-wrap items-center justify-between gap-x-3 text-sm">
          {texts.isToday(`${ward.name}, ${ward.province_name}`)}
          <Button look="plain" onClick={() => take(ward)}>
            {texts.takeToday}
          </Button>
        </p>
      ))}
      <Button
        look="plain"
        onClick={() => startIn(isNew ? 'gso63' : 'gso34')}
        className="-my-2 -ml-4 self-start"
      >
        {isNew ? addressTexts.byOldUnits : texts.byNewUnits}
      </Button>
    </>
  )
}

function NewPlaceFields({ place, errors, onChange }: PlaceFieldsProps) {
  const provinces = useUnits(listNewProvinces, {})
  const { province_id: provinceId } = place
  const wards = useUnits(listNewWards, provinceId ? { provinceId } : null)
  return (
    <>
      <UnitCombobox
        label={addressTexts.newProvince}
        placeholder={addressTexts.provincePlaceholder}
        units={provinces}
        optional
        value={provinceId}
        error={errors.province_id}
        onChoose={(province) => onChange(withProvince(place, province))}
      />
      <UnitCombobox
        label={addressTexts.newWardName}
        placeholder={provinceId ? addressTexts.typeToFind : addressTexts.newWardPlaceholder}
        units={wards}
        optional
        value={place.ward_id}
        disabled={!provinceId}
        error={errors.ward_id}
        onChoose={(ward) => onChange(withWard(place, ward))}
      />
    </>
  )
}
