import type { ProvinceOption } from '#domain/location/api.ts'
import { regionOfProvince } from '#domain/location/units.ts'
import type { Context } from '#server/context.ts'
import { selectProvinces } from './queries.ts'

export async function listProvinces({ db }: Pick<Context, 'db'>): Promise<ProvinceOption[]> {
  return (await selectProvinces(db, 'gso63')).map(withRegion)
}

export async function listNewProvinces({ db }: Pick<Context, 'db'>): Promise<ProvinceOption[]> {
  return (await selectProvinces(db, 'gso34')).map(withRegion)
}

function withRegion(province: Awaited<ReturnType<typeof selectProvinces>>[number]): ProvinceOption {
  return { ...province, region: province.region ?? regionOfProvince(province.id) }
}
