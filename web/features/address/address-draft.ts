import type { Address } from '#domain/location/address-shape.ts'
import type { NewUnitOption, OldPlace, OldUnitOption } from '#domain/location/api.ts'
import { clearBelow, findMissingFields, joinFullAddress } from '#domain/location/address.ts'

/** The units a form works with; a place found by its new name knows no more than this. */
type ChosenUnit = Pick<OldUnitOption, 'id' | 'name'> & { erpId?: string | null }

/** A form in which nothing has been chosen; it becomes a newly typed address. */
export const emptyDraft: Address = {
  scheme: 'gso63',
  address: '',
  province_id: 0,
  province_name: '',
  district_id: 0,
  district_name: '',
  ward_id: 0,
  ward_name: '',
  full_address: '',
  additional: true,
}

/** Changing the province clears district and ward. */
export function withProvince(draft: Address, province: ChosenUnit | null): Address {
  return {
    ...withoutNewForm(clearBelow(draft, 'province')),
    province_id: province?.id ?? 0,
    province_name: province?.name ?? '',
    erp_province_id: province?.erpId ?? null,
    erp_district_id: null,
    erp_ward_id: null,
  }
}

/** Changing the district clears the ward. */
export function withDistrict(draft: Address, district: ChosenUnit | null): Address {
  return {
    ...withoutNewForm(clearBelow(draft, 'district')),
    district_id: district?.id ?? 0,
    district_name: district?.name ?? '',
    erp_district_id: district?.erpId ?? null,
    erp_ward_id: null,
  }
}

export function withWard(draft: Address, ward: ChosenUnit | null): Address {
  return {
    ...withoutNewForm(draft),
    ward_id: ward?.id ?? 0,
    ward_name: ward?.name ?? '',
    erp_ward_id: ward?.erpId ?? null,
  }
}

/** The ward of today, once the shopper has seen or picked it. */
export function withNewWard(draft: Address, ward: NewUnitOption | null): Address {
  if (!ward) return withoutNewForm(draft)
  return {
    ...draft,
    new_province_id: ward.province_id,
    new_province_name: ward.province_name,
    new_ward_id: ward.id,
    new_ward_name: ward.name,
    new_address: newFormOf(draft.address, ward),
  }
}

/** A province of today clears everything below it. */
export function withNewProvince(draft: Address, province: ChosenUnit | null): Address {
  const empty = { ...emptyDraft, address: draft.address }
  if (!province) return empty
  return { ...empty, new_province_id: province.id, new_province_name: province.name }
}

/** The ward of today that a draft names; null where it names none. */
export function newWardOf(draft: Address): NewUnitOption | null {
  const { new_ward_id: id, new_ward_name: name } = draft
  if (!id || !name) return null
  const { new_province_id: provinceId = 0, new_province_name: provinceName = '' } = draft
  return { id, name, province_id: provinceId, province_name: provinceName }
}

/** The old place behind a new address; `isUnsure` when the shopper could not tell. */
export function withOldPlace(
  draft: Address,
  place: OldPlace,
  newWard: NewUnitOption,
  isUnsure = false,
): Address {
  const province = withProvince(draft, place.province)
  const district = withDistrict(province, place.district)
  const found = withNewWard(withWard(district, place.ward), newWard)
  return isUnsure ? { ...found, ward_unsure: true } : found
}

/** The address of a complete draft, or what is missing, field by field. */
export function finishDraft(
  draft: Address,
  newWard: NewUnitOption | null,
): { address: Address } | { errors: Record<string, string> } {
  const errors = findMissingFields(draft)
  if (Object.keys(errors).length > 0) return { errors }
  const street = draft.address.trim()
  const old = { ward: draft.ward_name, district: draft.district_name }
  // A ward that was not chosen is not shown as if it were.
  const full =
    draft.ward_unsure && newWard
      ? newFormOf(street, newWard)
      : joinFullAddress({ street, ...old, province: draft.province_name })
  const address = { ...draft, address: street, full_address: full, additional: true }
  return { address: newWard ? withNewWard(address, newWard) : withKnownNewForm(address) }
}

/** A saved address keeps its ward of today; its text only while the street is the same. */
function withKnownNewForm(address: Address): Address {
  const { new_address: text, ...rest } = address
  return text?.startsWith(`${address.address}, `) ? address : rest
}

/** `148 Hoàng Hoa Thám, Phường Bảy Hiền, Hồ Chí Minh`. */
export function newFormOf(street: string, ward: NewUnitOption): string {
  return joinFullAddress({ street, ward: ward.name, province: ward.province_name })
}

function withoutNewForm(draft: Address): Address {
  const { new_province_id: _province, new_ward_id: _ward, new_address: _text, ...others } = draft
  const { new_province_name: _home, new_ward_name: _name, ward_unsure: _unsure, ...rest } = others
  return rest
}
