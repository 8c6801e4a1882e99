import { useState } from 'react'
import type { Address } from '#domain/location/address-shape.ts'
import { listNewProvinces, listNewWards, type NewUnitOption } from '#domain/location/api.ts'
import { joinFullAddress } from '#domain/location/address.ts'
import type { Pharmacy } from '#domain/pharmacy/backoffice.ts'
import { emptyDraft, withProvince, withWard } from '#web/features/address/address-draft.ts'
import { OldUnitFields } from '#web/features/address/OldUnitFields.tsx'
import { addressTexts } from '#web/features/address/texts.ts'
import { UnitCombobox } from '#web/features/address/UnitCombobox.tsx'
import { useUnits } from '#web/features/address/use-units.ts'
import type { FieldErrors } from '#web/form/field-rules.ts'
import { useField } from '#web/form/form-context.ts'
import { Button } from '#web/ui/Button.tsx'
import { pharmacyTexts as texts } from './texts.ts'

type Place = Partial<Pharmacy['place']>

/** Where a pharmacy is, by the units before or after July 2025, as far as they are known. */
export function PlaceInput({ name }: { name: string }) {
  const { value, errors, change: write } = useField(name)
  const [today, setToday] = useState<readonly NewUnitOption[]>([])
  const place = draftOf(value as Place)
  const isNew = place.scheme === 'gso34'
  const change = (next: Address, options: readonly NewUnitOption[] = []) => {
    setToday(options)
    write(placeOf(next))
  }
  const take = ({ id, name: ward, province_id, province_name }: NewUnitOption) => {
    const inProvince = withProvince(inToday, { id: province_id, name: province_name })
    change(withWard(inProvince, { id, name: ward }))
  }
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {isNew ? (
          <NewUnitFields place={place} errors={errors} onChange={change} />
        ) : (
          <OldUnitFields
            draft={place}
            errors={errors}
            optional
            onChange={(next, unit) => change(next, unit?.newOptions)}
          />
        )}
      </div>
      {today.map((ward) => (
        <p key={ward.id} className="flex flex-wrap items-center justify-between gap-x-3 text-sm">
          {texts.isToday(`${ward.name}, ${ward.province_name}`)}
          <Button variant="plain" onClick={() => take(ward)}>
            {texts.takeToday}
          </Button>
        </p>
      ))}
      <Button
        variant="plain"
        onClick={() => change(isNew ? emptyDraft : inToday)}
        className="-my-2 -ml-4 self-start"
      >
        {isNew ? addressTexts.byOldUnits : texts.byNewUnits}
      </Button>
    </>
  )
}

const inToday: Address = { ...emptyDraft, scheme: 'gso34' }

function draftOf({ scheme, province_id = 0, district_id = 0, ward_id = 0 }: Place): Address {
  return { ...emptyDraft, scheme: scheme ?? 'gso63', province_id, district_id, ward_id }
}

/** From above: nothing below a unit that was not chosen. */
function placeOf(draft: Address): Place {
  const { scheme, province_name: province, district_name: district, ward_name: ward } = draft
  const name = joinFullAddress({ province, district, ward })
  const { province_id, district_id, ward_id } = draft
  if (!province_id) return { scheme, name: '' }
  if (scheme === 'gso34') return { scheme, province_id, ...(ward_id && { ward_id }), name }
  if (!district_id) return { scheme, province_id, name }
  return { scheme, province_id, district_id, ...(ward_id && { ward_id }), name }
}

function NewUnitFields({
  place,
  errors,
  onChange,
}: {
  place: Address
  errors: FieldErrors
  onChange: (place: Address) => void
}) {
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
        error={errors['province_id']}
        onChoose={(province) => onChange(withProvince(place, province))}
      />
      <UnitCombobox
        label={addressTexts.newWardName}
        placeholder={provinceId ? addressTexts.typeToFind : addressTexts.newWardPlaceholder}
        units={wards}
        optional
        value={place.ward_id}
        disabled={!provinceId}
        error={errors['ward_id']}
        onChoose={(ward) => onChange(withWard(place, ward))}
      />
    </>
  )
}
