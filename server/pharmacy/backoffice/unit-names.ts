import { foldVietnamese } from '#domain/kernel/fold.ts'
import type { Context } from '../../context.ts'
import {
  listDistricts,
  listNewProvinces,
  listNewWards,
  listProvinces,
  listWards,
} from '../../location/index.ts'

interface NamedUnit {
  id: number
  name: string
}

/** Finds units as lists name them: with or without accents and kind, or by code. The first two lists are small. */
export async function openUnitNames(ctx: Pick<Context, 'db'>) {
  const [oldProvinces, newProvinces] = await Promise.all([
    listProvinces(ctx),
    listNewProvinces(ctx),
  ])
  const districts = once((provinceId) => listDistricts(ctx, { provinceId }))
  const oldWards = once((districtId) => listWards(ctx, { districtId }))
  const newWards = once((provinceId) => listNewWards(ctx, { provinceId }))
  return {
    oldProvince: (text: string) => findUnit(oldProvinces, text, oldProvinceNames),
    district: async (provinceId: number, text: string) =>
      findUnit(await districts(provinceId), text),
    oldWard: async (districtId: number, text: string) => findUnit(await oldWards(districtId), text),
    newProvince: (text: string) => findUnit(newProvinces, text),
    newWard: async (provinceId: number, text: string) => findUnit(await newWards(provinceId), text),
  }
}
export type UnitNames = Awaited<ReturnType<typeof openUnitNames>>

/** Of a parent's children, asked for once a file. */
function once(list: (parentId: number) => Promise<NamedUnit[]>) {
  const known = new Map<number, Promise<NamedUnit[]>>()
  return (parentId: number) => {
    const asked = known.get(parentId) ?? list(parentId)
    known.set(parentId, asked)
    return asked
  }
}

/** The whole name, then the bare one if one alone has it, then the code. */
function findUnit(
  units: readonly NamedUnit[],
  text: string,
  formerNames: ReadonlyMap<string, string> = noNames,
): NamedUnit | null {
  const whole = foldVietnamese(text)
  const names = namesOf(units)
  const exact = names.filter((unit) => unit.whole === whole)
  if (exact.length === 1) return exact[0]!.unit
  const typed = bareName(whole)
  const bare = formerNames.get(typed) ?? typed
  const alike = names.filter((unit) => unit.bare === bare)
  if (alike.length === 1) return alike[0]!.unit
  return units.find(({ id }) => String(id) === whole) ?? null
}

/** A list's names as they are compared, folded once for all rows that ask for them. */
function namesOf(units: readonly NamedUnit[]): readonly FoldedUnit[] {
  const known = foldedLists.get(units)
  if (known) return known
  const names = units.map((unit) => {
    const whole = foldVietnamese(unit.name)
    return { unit, whole, bare: bareName(whole) }
  })
  foldedLists.set(units, names)
  return names
}

interface FoldedUnit {
  unit: NamedUnit
  whole: string
  bare: string
}

const foldedLists = new WeakMap<readonly NamedUnit[], readonly FoldedUnit[]>()

/** Without what kind of unit it is, and as people shorten it. */
function bareName(folded: string): string {
  const bare = folded.replace(kinds, '')
  return shortNames.get(bare) ?? bare
}

const kinds =
  /^(tinh|thanh pho|tp|quan|huyen|thi xa|tx|q|h|phuong|p|xa|x|thi tran|tt|dac khu) (?=\S)/

const shortNames = new Map([
  ['hcm', 'ho chi minh'],
  ['tphcm', 'ho chi minh'],
  ['sai gon', 'ho chi minh'],
  ['hn', 'ha noi'],
])

/** What the old list calls otherwise than people do. */
const oldProvinceNames = new Map([['hue', 'thua thien hue']])
const noNames = new Map<string, string>()
