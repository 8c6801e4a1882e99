import type * as api from '#domain/location/api.ts'
import type { OldUnitOption } from '#domain/location/api.ts'
import type { ParsedInput } from '#domain/contract.ts'
import type { Context } from '#server/context.ts'
import { selectOldChildren } from './queries.ts'

export async function listDistricts(
  { db }: Pick<Context, 'db'>,
  { provinceId }: ParsedInput<typeof api.listDistricts>,
): Promise<OldUnitOption[]> {
  return (await selectOldChildren(db, 'province', provinceId)).map(withSuggestion)
}

export async function listWards(
  { db }: Pick<Context, 'db'>,
  { districtId }: ParsedInput<typeof api.listWards>,
): Promise<OldUnitOption[]> {
  return (await selectOldChildren(db, 'district', districtId)).map(withSuggestion)
}

/** A new name is suggested only where there is no choice to make. */
function withSuggestion(unit: Omit<OldUnitOption, 'newName'>): OldUnitOption {
  const [only, ...others] = unit.newOptions
  return only && others.length === 0 ? { ...unit, newName: only.name } : unit
}
