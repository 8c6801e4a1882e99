import { useRef } from 'react'
import { type Address } from '#domain/location/address-shape.ts'
import {
  listDistricts,
  listProvinces,
  listWards,
  type OldUnitOption,
} from '#domain/location/api.ts'
import { locationTexts } from '#domain/location/texts.ts'
import { isEmptyId, needsDistrict, needsWard } from '#domain/location/units.ts'
import type { ComboboxHandle } from '#web/ui/Combobox.tsx'
import { withDistrict, withProvince, withWard } from './address-draft.ts'
import { missingField } from '#web/form/missing-field.ts'
import { addressTexts as texts } from './texts.ts'
import { UnitCombobox } from './UnitCombobox.tsx'
import { useUnits } from './use-units.ts'

export interface UnitFieldsProps {
  draft: Address
  errors: Readonly<Record<string, string | undefined>>
  onChange: (draft: Address, ward?: OldUnitOption | null) => void
  /** The place is known; the street comes next. */
  onDone?: () => void
}

interface OldUnitFieldsProps extends UnitFieldsProps {
  /** A place that is known in part will do. */
  optional?: boolean
}

/** Province, district and ward of the scheme that carriers and orders use. */
export function OldUnitFields(props: OldUnitFieldsProps) {
  const { draft, errors, onChange, onDone, optional } = props
  const { province_id: provinceId, district_id: districtId } = draft
  const asksDistrict = isEmptyId(provinceId) || needsDistrict(provinceId)
  const asksWard = asksDistrict && (isEmptyId(districtId) || needsWard(districtId))
  const districtInput = isEmptyId(provinceId) || !asksDistrict ? null : { provinceId }
  const wardInput = isEmptyId(districtId) || !asksWard ? null : { districtId }
  const provinces = useUnits(listProvinces, {})
  const districts = useUnits(listDistricts, districtInput)
  const wards = useUnits(listWards, wardInput)
  const districtBox = useRef<ComboboxHandle>(null)
  const wardBox = useRef<ComboboxHandle>(null)
  const goOn = (next: 'district' | 'ward' | 'street') => {
    if (next === 'district') districtBox.current?.open()
    else if (next === 'ward') wardBox.current?.open()
    else onDone?.()
  }
  return (
    <>
      <UnitCombobox
        label={texts.province}
        placeholder={texts.provincePlaceholder}
        units={provinces}
        optional={optional}
        value={provinceId}
        error={missingField(errors['province_id'], texts.province)}
        onChoose={(province) => {
          onChange(withProvince(draft, province))
          if (province) goOn(needsDistrict(province.id) ? 'district' : 'street')
        }}
      />
      {asksDistrict && (
        <UnitCombobox
          label={texts.district}
          placeholder={districtInput ? texts.typeToFind : texts.districtPlaceholder}
          units={districts}
          optional={optional}
          value={districtId}
          disabled={!districtInput}
          handle={districtBox}
          error={districtInput ? missingField(errors['district_id'], texts.district) : undefined}
          hint={asksWard ? undefined : texts.noWards}
          onChoose={(district) => {
            onChange(withDistrict(draft, district), district)
            if (district) goOn(needsWard(district.id) ? 'ward' : 'street')
          }}
        />
      )}
      {asksWard && (
        <UnitCombobox
          label={texts.ward}
          placeholder={wardInput ? texts.typeToFind : texts.wardPlaceholder}
          units={wards}
          optional={optional}
          value={draft.ward_id}
          noteOf={presentNameOf}
          disabled={!wardInput}
          handle={wardBox}
          error={wardInput ? missingField(errors['ward_id'], texts.ward) : undefined}
          onChoose={(ward) => {
            onChange(withWard(draft, ward), ward)
            if (ward) goOn('street')
          }}
        />
      )}
    </>
  )
}

/** "nay thuộc …" where the name changed; a word where the ward was split, for it must not be picked silently. */
function presentNameOf(ward: OldUnitOption): string | undefined {
  if (ward.newName === ward.name) return undefined
  if (ward.newName) return locationTexts.nowPartOf(ward.newName)
  return ward.newOptions.length > 1 ? locationTexts.nowSplit : undefined
}
