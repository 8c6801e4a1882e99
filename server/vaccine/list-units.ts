import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/vaccine/api.ts'
import type { Context } from '../context.ts'
import { listDistricts, listProvinces, listWards } from '../location/index.ts'

/** The shop's own units under the names that this shop uses. */
export async function listVaccineProvinces(
  ctx: Context,
): Promise<Output<typeof api.listVaccineProvinces>> {
  const provinces = await listProvinces(ctx)
  return provinces.map(({ id, name }) => ({ PROVINCE_ID: id, PROVINCE_NAME: name }))
}

export async function listVaccineDistricts(
  ctx: Context,
  { id: provinceId }: ParsedInput<typeof api.listVaccineDistricts>,
): Promise<Output<typeof api.listVaccineDistricts>> {
  const districts = await listDistricts(ctx, { provinceId })
  return districts.map(({ id, name }) => ({
    DISTRICT_ID: id,
    DISTRICT_NAME: name,
    PROVINCE_ID: provinceId,
  }))
}

export async function listVaccineWards(
  ctx: Context,
  { id: districtId }: ParsedInput<typeof api.listVaccineWards>,
): Promise<Output<typeof api.listVaccineWards>> {
  const wards = await listWards(ctx, { districtId })
  return wards.map(({ id, name }) => ({ WARDS_ID: id, WARDS_NAME: name, DISTRICT_ID: districtId }))
}
