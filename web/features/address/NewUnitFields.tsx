import { useState } from 'react'
import { type Address } from '#domain/location/address-shape.ts'
import {
  listNewProvinces,
  listNewWards,
  listOldPlaces,
  type NewUnitOption,
  type OldPlace,
} from '#domain/location/api.ts'
import { isEmptyId } from '#domain/location/units.ts'
import { Button } from '#web/ui/Button.tsx'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import { Spinner } from '#web/ui/Spinner.tsx'
import { uiTexts } from '#web/ui/texts.ts'
import { emptyDraft, withOldPlace } from './address-draft.ts'
import { addressTexts as texts } from './texts.ts'
import { UnitCombobox } from './UnitCombobox.tsx'
import { useUnits, type Loaded } from './use-units.ts'

export interface NewUnitFieldsProps {
  draft: Address
  errors: Record<string, string>
  onChange: (draft: Address, newWard: NewUnitOption | null) => void
}

/** The two-level address of today; from it the old place that orders need is found and picked. */
export function NewUnitFields({ draft, errors, onChange }: NewUnitFieldsProps) {
  const [province, setProvince] = useState<{ id: number; name: string } | null>(null)
  const [ward, setWard] = useState<{ id: number; name: string } | null>(null)
  const provinces = useUnits(listNewProvinces, {})
  const wards = useUnits(listNewWards, province && { provinceId: province.id })
  const places = useUnits(listOldPlaces, ward && { wardId: ward.id })
  const clearOldPlace = () => onChange({ ...emptyDraft, address: draft.address }, null)
  const pick = (place: OldPlace) => {
    if (!province || !ward) return
    const newWard = { ...ward, province_id: province.id, province_name: province.name }
    onChange(withOldPlace(draft, place, newWard), newWard)
  }
  return (
    <>
      <UnitCombobox
        label={texts.newProvince}
        placeholder={texts.provincePlaceholder}
        units={provinces}
        value={province?.id ?? 0}
        error={province ? undefined : errors['province_id']}
        onChoose={(next) => {
          setProvince(next)
          setWard(null)
          clearOldPlace()
        }}
      />
      <UnitCombobox
        label={texts.newWardName}
        placeholder={province ? texts.typeToFind : texts.newWardPlaceholder}
        units={wards}
        value={ward?.id ?? 0}
        disabled={!province}
        error={ward ? undefined : errors['province_id']}
        onChoose={(next) => {
          setWard(next)
          clearOldPlace()
        }}
      />
      {ward && <OldPlaces places={places} draft={draft} errors={errors} onPick={pick} />}
    </>
  )
}

interface OldPlacesProps {
  places: Loaded<OldPlace>
  draft: Address
  errors: Record<string, string>
  onPick: (place: OldPlace) => void
}

function OldPlaces({ places, draft, errors, onPick }: OldPlacesProps) {
  if (places.status === 'loading') return <Spinner label={texts.oldPlacesLoading} />
  if (places.status === 'failed') {
    return (
      <p className="flex items-center justify-between gap-3">
        {texts.oldPlacesFailed}
        <Button look="quiet" onClick={places.retry}>
          {uiTexts.retry}
        </Button>
      </p>
    )
  }
  if (places.items.length === 0) return <p className="text-ink-2">{texts.oldPlacesNone}</p>
  const idOf = (place: OldPlace) => `${place.district.id}-${place.ward?.id ?? 0}`
  return (
    <div>
      <RadioCards
        legend={texts.oldPlaces}
        name="old-place"
        options={places.items.map((place) => ({ value: idOf(place), label: place.full_address }))}
        value={isEmptyId(draft.district_id) ? null : `${draft.district_id}-${draft.ward_id}`}
        error={errors['province_id'] ?? errors['ward_id']}
        onValueChange={(value) => {
          const place = places.items.find((each) => idOf(each) === value)
          if (place) onPick(place)
        }}
      />
      <p className="mt-2 text-xs text-ink-3">{texts.oldPlacesHint}</p>
    </div>
  )
}
