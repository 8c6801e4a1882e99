import { type Address } from '#domain/location/address-shape.ts'
import {
  listDistricts,
  listProvinces,
  listWards,
  type OldUnitOption,
} from '#domain/location/api.ts'
import { locationTexts } from '#domain/location/texts.ts'
import { isEmptyId, needsDistrict, needsWard } from '#domain/location/units.ts'
import { withDistrict, withProvince, withWard } from './address-draft.ts'
import { addressTexts as texts } from './texts.ts'
import { UnitCombobox } from './UnitCombobox.tsx'
import { useUnits } from './use-units.ts'

export interface UnitFieldsProps {
  draft: Address
  errors: Record<string, string>
  onChange: (draft: Address, ward?: OldUnitOption | null) => void
}

interface OldUnitFieldsProps extends UnitFieldsProps {
  /** A place that is known in part will do. */
  optional?: boolean
}

/** Province, district and ward of the scheme that carriers and orders use. */
export function OldUnitFields({ draft, errors, onChange, optional }: OldUnitFieldsProps) {
  const { province_id: provinceId, district_id: districtId } = draft
  const asksDistrict = isEmptyId(provinceId) || needsDistrict(provinceId)
  const asksWard = asksDistrict && (isEmptyId(districtId) || needsWard(districtId))
  const districtInput = isEmptyId(provinceId) || !asksDistrict ? null : { provinceId }
  const wardInput = isEmptyId(districtId) || !asksWard ? null : { districtId }
  const provinces = useUnits(listProvinces, {})
  const districts = useUnits(listDistricts, districtInput)
  const wards = useUnits(listWards, wardInput)
  return (
    <>
      <UnitCombobox
        label={texts.province}
        placeholder={texts.provincePlaceholder}
        units={provinces}
        optional={optional}
        value={provinceId}
        error={errors['province_id']}
        onChoose={(province) => onChange(withProvince(draft, province))}
      />
      {asksDistrict && (
        <UnitCombobox
          label={texts.district}
          placeholder={districtInput ? texts.typeToFind : texts.districtPlaceholder}
          units={districts}
          optional={optional}
          value={districtId}
          disabled={!districtInput}
          error={errors['district_id']}
          hint={asksWard ? undefined : texts.noWards}
          onChoose={(district) => onChange(withDistrict(draft, district), district)}
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
          error={errors['ward_id']}
          onChoose={(ward) => onChange(withWard(draft, ward), ward)}
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
