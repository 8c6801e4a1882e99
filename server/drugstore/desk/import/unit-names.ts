import { foldVietnamese } from '#domain/kernel/fold.ts'
import type { Context } from '../../../context.ts'
import { listDistricts, listProvinces } from '../../../location/index.ts'

interface NamedUnit {
  id: number
  name: string
}

/** Finds provinces and districts as lists name them: with or without accents and kind, or by code. */
export async function openUnitNames(ctx: Pick<Context, 'db'>) {
  const provinces = await listProvinces(ctx)
  const districts = new Map<number, Promise<NamedUnit[]>>()
  const districtsOf = (provinceId: number) => {
    const known = districts.get(provinceId) ?? listDistricts(ctx, { provinceId })
    districts.set(provinceId, known)
    return known
  }
  return {
    province: (text: string) => findUnit(provinces, text),
    district: async (provinceId: number, text: string) =>
      findUnit(await districtsOf(provinceId), text),
  }
}
export type UnitNames = Awaited<ReturnType<typeof openUnitNames>>

function findUnit(units: readonly NamedUnit[], text: string): NamedUnit | null {
  const whole = foldVietnamese(text)
  const exact = units.filter(({ name }) => foldVietnamese(name) === whole)
  if (exact.length === 1) return exact[0]!
  const bare = bareName(whole)
  const alike = units.filter(({ name }) => bareName(foldVietnamese(name)) === bare)
  if (alike.length === 1) return alike[0]!
  return units.find(({ id }) => String(id) === whole) ?? null
}

/** Without what kind of unit it is, and as people shorten it. */
function bareName(folded: string): string {
  const bare = folded.replace(/^(tinh|thanh pho|tp|quan|huyen|thi xa|tx|q|h) (?=\S)/, '')
  return shortNames.get(bare) ?? bare
}

const shortNames = new Map([
  ['hcm', 'ho chi minh'],
  ['tphcm', 'ho chi minh'],
  ['sai gon', 'ho chi minh'],
  ['hn', 'ha noi'],
  ['hue', 'thua thien hue'],
])
