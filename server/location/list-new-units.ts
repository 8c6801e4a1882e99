import type { ParsedInput } from '#domain/contract.ts'
import { joinFullAddress } from '#domain/location/address.ts'
import type * as api from '#domain/location/api.ts'
import type { OldPlace, UnitOption } from '#domain/location/api.ts'
import type { Context } from '#server/context.ts'
import { selectNewWards, selectOldPlaces } from './queries.ts'

export async function listNewWards(
  { db }: Pick<Context, 'db'>,
  { provinceId }: ParsedInput<typeof api.listNewWards>,
): Promise<UnitOption[]> {
  return selectNewWards(db, provinceId)
}

export async function listOldPlaces(
  { db }: Pick<Context, 'db'>,
  { wardId }: ParsedInput<typeof api.listOldPlaces>,
): Promise<OldPlace[]> {
  return (await selectOldPlaces(db, wardId)).map((place) => ({
    ...place,
    full_address: joinFullAddress({
      ward: place.ward?.name,
      district: place.district.name,
      province: place.province.name,
    }),
  }))
}
