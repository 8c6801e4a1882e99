import { useEffect, useRef, type ReactNode } from 'react'
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
import type { ComboboxHandle } from '#web/ui/Combobox.tsx'
import { Field } from '#web/ui/Field.tsx'
import { NativeSelect } from '#web/ui/NativeSelect.tsx'
import { Spinner } from '#web/ui/Spinner.tsx'
import { uiTexts } from '#web/ui/texts.ts'
import { newWardOf, withNewProvince, withNewWard, withOldPlace } from './address-draft.ts'
import type { FieldErrors } from '#web/form/field-rules.ts'
import { missingField } from '#web/form/missing-field.ts'
import { addressTexts as texts } from './texts.ts'
import { UnitCombobox } from './UnitCombobox.tsx'
import { useUnits, type Loaded } from './use-units.ts'

export interface NewUnitFieldsProps {
  draft: Address
  errors: FieldErrors
  onChange: (draft: Address, newWard: NewUnitOption | null) => void
  /** The place is known; the street comes next. */
  onDone: () => void
  /** Of the row in which province and ward stand. */
  rowClass: string
  /** The field of the street. */
  children: ReactNode
}

/** The two-level address of today; from it the old place that orders need is found. */
export function NewUnitFields(props: NewUnitFieldsProps) {
  const { draft, errors, onChange, onDone, rowClass, children } = props
  const provinceId = draft.new_province_id ?? 0
  const ward = newWardOf(draft)
  const provinces = useUnits(listNewProvinces, {})
  const wards = useUnits(listNewWards, provinceId ? { provinceId } : null)
  const places = useUnits(listOldPlaces, ward && { wardId: ward.id })
  const wardBox = useRef<ComboboxHandle>(null)
  const isMissing = errors['province_id']
  const pick = (place: OldPlace, isUnsure: boolean) =>
    ward && onChange(withOldPlace(draft, place, ward, isUnsure), ward)
  useFirstPlace(draft, places, pick)
  return (
    <>
      <div className={rowClass}>
        <UnitCombobox
          label={texts.province}
          placeholder={texts.provincePlaceholder}
          units={provinces}
          value={provinceId}
          error={provinceId ? undefined : missingField(isMissing, texts.province)}
          onChoose={(next) => {
            onChange(withNewProvince(draft, next), null)
            if (next) wardBox.current?.open()
          }}
        />
        <UnitCombobox
          label={texts.ward}
          placeholder={provinceId ? texts.typeToFind : texts.districtPlaceholder}
          units={wards}
          value={ward?.id ?? 0}
          disabled={!provinceId}
          handle={wardBox}
          error={!provinceId || ward ? undefined : missingField(isMissing, texts.ward)}
          onChoose={(next) => {
            const province = { id: provinceId, name: draft.new_province_name ?? '' }
            const chosen = next && {
              id: next.id,
              name: next.name,
              province_id: province.id,
              province_name: province.name,
            }
            const home = withNewProvince(draft, province)
            onChange(chosen ? withNewWard(home, chosen) : home, chosen)
            if (next) onDone()
          }}
        />
      </div>
      {children}
      {/* Below the street: it comes while that is being typed, and must not push it away. */}
      {ward && (
        <OldPlaces
          places={places}
          draft={draft}
          error={missingField(isMissing ?? errors['ward_id'], texts.oldPlaces)}
          onPick={pick}
        />
      )}
    </>
  )
}

/** One old place is taken; of several the first stands for "not known", which the back office settles. */
function useFirstPlace(
  draft: Address,
  { items }: Loaded<OldPlace>,
  pick: (place: OldPlace, isUnsure: boolean) => void,
): void {
  const picking = useRef(pick)
  useEffect(() => {
    picking.current = pick
  })
  const isOpen = isEmptyId(draft.district_id)
  useEffect(() => {
    const [first, ...others] = items
    if (isOpen && first) picking.current(first, others.length > 0)
  }, [isOpen, items])
}

interface OldPlacesProps {
  places: Loaded<OldPlace>
  draft: Address
  error: string | undefined
  onPick: (place: OldPlace, isUnsure: boolean) => void
}

function OldPlaces({ places, draft, error, onPick }: OldPlacesProps) {
  const { items, status, retry } = places
  if (status === 'loading') return <Spinner label={texts.oldPlacesLoading} />
  if (status === 'failed') {
    return (
      <p className="flex items-center justify-between gap-3">
        {texts.oldPlacesFailed}
        <Button variant="quiet" onClick={retry}>
          {uiTexts.retry}
        </Button>
      </p>
    )
  }
  const [first, ...others] = items
  if (!first) return <p className="text-ink-2">{texts.oldPlacesNone}</p>
  if (others.length === 0) {
    return <p className="-mt-2 text-sm text-ink-2">{texts.oldPlace(first.full_address)}</p>
  }
  const idOf = (place: OldPlace) => `${place.district.id}-${place.ward?.id ?? 0}`
  const chosen = draft.ward_unsure || isEmptyId(draft.district_id) ? '' : chosenPlace(draft)
  const choose = (id: string) => {
    const place = items.find((each) => idOf(each) === id)
    onPick(place ?? first, !place)
  }
  return (
    <Field label={texts.oldPlacesOptional} hint={texts.unsureHint} error={error}>
      {(control) => (
        <NativeSelect
          {...control}
          className="w-full"
          value={chosen}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">{texts.unsure}</option>
          {items.map((place) => (
            <option key={idOf(place)} value={idOf(place)}>
              {place.full_address}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  )
}

function chosenPlace({ district_id, ward_id }: Address): string {
  return `${district_id}-${ward_id}`
}
