/** The scheme of a unit's code: the same number means different units in the two. */
export const schemes = ['gso63', 'gso34'] as const
export type Scheme = (typeof schemes)[number]

export const unitLevels = ['province', 'district', 'ward'] as const
export type UnitLevel = (typeof unitLevels)[number]

export const regions = ['north', 'central', 'south'] as const
export type Region = (typeof regions)[number]

/** A unit as an address names it. */
export interface Unit {
  id: number
  name: string
  erpId: string | null
}

/**
 * The 64th row of the province list. 0 counts as empty and the statistical office's codes
 * end at 96, so 99 is ours. It has no districts; the street line then carries the whole place.
 */
export const otherProvince = { id: 99, name: 'Khác' } as const

/** Island districts that never had wards (docs/rules/locations.md §2). */
const districtsWithoutWards: ReadonlySet<number> = new Set([318, 471, 498, 536, 755])

type WireId = number | string | null | undefined

/** Zero counts as empty. */
export function isEmptyId(id: WireId): boolean {
  return !Number(id)
}

export function needsDistrict(provinceId: WireId): boolean {
  return Number(provinceId) !== otherProvince.id
}

export function needsWard(districtId: WireId): boolean {
  return !districtsWithoutWards.has(Number(districtId))
}

/**
 * The statistical office counts from north to south: up to Ninh Bình, up to Lâm Đồng, the rest.
 * The merged provinces of 2025 kept one code of their parts, so the rule holds in both schemes.
 */
export function regionOfProvince(code: number): Region {
  if (code <= 37) return 'north'
  return code <= 68 ? 'central' : 'south'
}

export function listDistrictsWithoutWards(): number[] {
  return [...districtsWithoutWards]
}
