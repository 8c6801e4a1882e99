import type { Output, ParsedInput } from '#domain/contract.ts'
import { jobs } from '#domain/identity/master-data.ts'
import type * as api from '#domain/partner/api.ts'
import type { Context } from '../context.ts'
import { listDistricts, listProvinces, listWards } from '../location/index.ts'
import { cachedByTag } from '../platform/cached-by-tag.ts'

/** What a form of a partner chooses from. Lists are whole: nothing is cut at the size that is asked for. */
export async function listPartnerJobs(): Promise<Output<typeof api.listPartnerJobs>> {
  return { data: [...jobs] }
}

export async function listPartnerProvinces(
  ctx: Context,
): Promise<Output<typeof api.listPartnerProvinces>> {
  const provinces = await listProvinces(ctx)
  return { data: provinces.map(({ region, ...unit }) => ({ ...toUnit(unit), region })) }
}

export async function listPartnerDistricts(
  ctx: Context,
  { provinceId }: ParsedInput<typeof api.listPartnerDistricts>,
): Promise<Output<typeof api.listPartnerDistricts>> {
  return { data: await districtsOf(ctx, provinceId) }
}

export async function listPartnerWards(
  ctx: Context,
  { districtId }: ParsedInput<typeof api.listPartnerWards>,
): Promise<Output<typeof api.listPartnerWards>> {
  return { data: await wardsOf(ctx, districtId) }
}

/** Asked by a body, which no address keeps: remembered until units change. */
const districtsOf = cachedByTag('location', async (db, provinceId: number) =>
  (await listDistricts({ db }, { provinceId })).map(toUnit),
)
const wardsOf = cachedByTag('location', async (db, districtId: number) =>
  (await listWards({ db }, { districtId })).map(toUnit),
)

/** The erp code as it is known, the new names left out: a partner asks by the ids. */
function toUnit({ id, name, erpId, sort }: Unit): Unit {
  return { id, name, erpId, sort }
}

interface Unit {
  id: number
  name: string
  erpId: string | null
  sort: number
}
