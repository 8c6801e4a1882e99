import type { ParsedInput } from '#domain/contract.ts'
import type { Scheme, UnitLevel } from '#domain/location/units.ts'
import type * as api from '#domain/pharmacy/locator/api.ts'
import type { CountedUnit } from '#domain/pharmacy/locator/api.ts'
import type { Context } from '../../context.ts'
import {
  listFormerUnits,
  listPresentUnits,
  listProvinceSuccessors,
  listUnitNames,
} from '../../location/index.ts'
import { cachedByTag } from '../../platform/cached-by-tag.ts'
import type { Db } from '../../platform/db.ts'
import { countListedPlaces } from './list-queries.ts'

type Reader = Pick<Context, 'db' | 'cache'>

/** Where a pharmacy may be, in the codes of one scheme. */
interface Spot {
  province: number
  district?: number
  ward?: number
}

export async function listPharmacyProvinces(
  ctx: Reader,
  { scheme }: ParsedInput<typeof api.listPharmacyProvinces>,
): Promise<CountedUnit[]> {
  return countUnits(ctx, { scheme, level: 'province' }, ({ province }) => province)
}

export async function listPharmacyDistricts(
  ctx: Reader,
  asked: ParsedInput<typeof api.listPharmacyDistricts>,
): Promise<CountedUnit[]> {
  return countUnits(ctx, { scheme: 'gso63', level: 'district' }, ({ province, district }) =>
    province === asked.province ? district : undefined,
  )
}

export async function listPharmacyWards(
  ctx: Reader,
  asked: ParsedInput<typeof api.listPharmacyWards>,
): Promise<CountedUnit[]> {
  const scheme = asked.district === undefined ? 'gso34' : 'gso63'
  return countUnits(ctx, { scheme, level: 'ward' }, ({ province, district, ward }) =>
    (scheme === 'gso63' ? district === asked.district : province === asked.province)
      ? ward
      : undefined,
  )
}

/** A pharmacy counts once in each unit in which a list finds it. */
async function countUnits(
  ctx: Reader,
  { scheme, level }: { scheme: Scheme; level: UnitLevel },
  unitOf: (spot: Spot) => number | undefined,
): Promise<CountedUnit[]> {
  const { spots: all, names } = await rememberedSpots(ctx, scheme)
  const counts = new Map<number, number>()
  for (const { spots, count } of all) {
    for (const unit of new Set(spots.map(unitOf))) {
      if (unit !== undefined) counts.set(unit, (counts.get(unit) ?? 0) + count)
    }
  }
  return names[level].flatMap(({ id, name }) => {
    const count = counts.get(id)
    return count === undefined ? [] : { id, name, scheme, count }
  })
}

/** Every page of pharmacies counts them all, for its map. */
const rememberedSpots = cachedByTag(['drugstores', 'location'], async (db, scheme: Scheme) => {
  const spots = await readSpots(db, scheme)
  const of = (level: UnitLevel) => {
    const codes = spots.flatMap((each) => each.spots.flatMap((spot) => spot[level] ?? []))
    return listUnitNames(db, scheme, level, [...new Set(codes)])
  }
  const [province, district, ward] = await Promise.all([of('province'), of('district'), of('ward')])
  return { spots, names: { province, district, ward } }
})

/** Every place that has pharmacies, as it is in one scheme: in several spots where units were split or joined. */
async function readSpots(db: Db, scheme: Scheme) {
  const places = await countListedPlaces(db)
  const spotsOf = await (scheme === 'gso34' ? presentSpots(db, places) : formerSpots(db, places))
  return places.map((place) => ({ count: place.count, spots: spotsOf(place) }))
}

type Place = Awaited<ReturnType<typeof countListedPlaces>>[number]

async function presentSpots(db: Db, places: readonly Place[]) {
  const wards = places.flatMap(({ scheme, ward_id }) => (scheme === 'gso63' && ward_id) || [])
  const [units, provinces] = await Promise.all([
    listPresentUnits(db, wards),
    listProvinceSuccessors(db),
  ])
  return (place: Place): Spot[] => {
    if (place.scheme === 'gso34') return [spotOf(place)]
    const province = provinces.get(place.province_id!)
    if (province === undefined) return []
    const successors = (place.ward_id !== null && units.get(place.ward_id)) || []
    return [{ province }, ...successors.map(({ ward_id: ward }) => ({ province, ward }))]
  }
}

async function formerSpots(db: Db, places: readonly Place[]) {
  const wards = places.flatMap(({ scheme, ward_id }) => (scheme === 'gso34' && ward_id) || [])
  const units = await listFormerUnits(db, wards)
  return (place: Place): Spot[] => {
    if (place.scheme === 'gso63') return [spotOf(place)]
    const former = (place.ward_id !== null && units.get(place.ward_id)) || []
    return former.map(({ province, district, ward }) => ({
      province,
      district,
      ward: ward ?? undefined,
    }))
  }
}

function spotOf({ province_id, district_id, ward_id }: Place): Spot {
  return {
    province: province_id!,
    district: district_id ?? undefined,
    ward: ward_id ?? undefined,
  }
}
