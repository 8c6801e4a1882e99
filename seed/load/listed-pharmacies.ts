import { sql } from 'kysely'
import { joinFullAddress } from '#domain/location/address.ts'
import type { Context } from '#server/context.ts'
import {
  listFormerUnits,
  listNewProvinces,
  listNewWards,
  listUnitNames,
  type FormerUnit,
} from '#server/location/index.ts'
import { savePharmacies, type ListedPharmacy } from '#server/pharmacy/index.ts'
import type { Db } from '#server/platform/db.ts'
import {
  capitals,
  exceptionsOf,
  listedCodeOf,
  listedCounts,
  nameOf,
  offsetOf,
  phoneOf,
  servicesOf,
  streetOf,
  weeklyOf,
} from '../pharmacies/listed.ts'

type Tools = Pick<Context, 'db' | 'clock'>

/** Four hundred pharmacies over the country, less those with accounts; without people of their own. Once. */
export async function loadListedPharmacies(tools: Tools): Promise<boolean> {
  return tools.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('load the stores'))`.execute(trx)
    const known = await trx
      .selectFrom('drugstore')
      .select('id')
      .where('code', '=', listedCodeOf(0))
      .execute()
    if (known.length > 0) return false
    await savePharmacies(tools, trx, await composeAll(trx))
    return true
  })
}

interface Ward {
  id: number
  name: string
  province: { id: number; name: string }
}

async function composeAll(db: Db): Promise<ListedPharmacy[]> {
  const wards = await pickWards(db)
  const former = await listFormerUnits(
    db,
    wards.map(({ id }) => id),
  )
  const names = await namesOf(db, [...former.values()].flat())
  return wards.map((ward, nth) => {
    const [old] = former.get(ward.id) ?? []
    const [north, east] = (old && capitals[old.province]) ?? capitals[1]!
    const [upwards, sideways] = offsetOf(nth)
    const street = streetOf(nth)
    // A third are written as they were before July 2025, as most lists still are.
    const place = old && nth % 3 === 0 ? oldPlace(street, old, names) : newPlace(street, ward)
    return {
      code: listedCodeOf(nth),
      name: nameOf(nth),
      street,
      ...place,
      latitude: Number((north + upwards).toFixed(4)),
      longitude: Number((east + sideways).toFixed(4)),
      public_phone: phoneOf(nth + 1),
      hours: { weekly: weeklyOf(nth), exceptions: exceptionsOf(nth) },
      services: servicesOf(nth),
    }
  })
}

/** As many wards of each province as it has pharmacies, spread over its list; towns where there are enough. */
async function pickWards(db: Db): Promise<Ward[]> {
  const provinces = await listNewProvinces({ db })
  const picked = await Promise.all(
    provinces.map(async ({ id, name }) => {
      const all = await listNewWards({ db }, { provinceId: id })
      const towns = all.filter((ward) => ward.name.startsWith('Phường '))
      const count = listedCounts[id] ?? 0
      const from = towns.length >= Math.min(count, 4) ? towns : all
      return Array.from({ length: count }, (_, nth) => {
        const ward = from[Math.floor((nth * from.length) / count)]!
        return { id: ward.id, name: ward.name, province: { id, name } }
      })
    }),
  )
  return picked.flat()
}

function newPlace(street: string, { id, name: ward, province }: Ward) {
  return {
    scheme: 'gso34' as const,
    province_id: province.id,
    district_id: null,
    ward_id: id,
    full_address: joinFullAddress({ street, ward, province: province.name }),
  }
}

type Old = FormerUnit
type Names = Awaited<ReturnType<typeof namesOf>>

function oldPlace(street: string, { province, district, ward }: Old, names: Names) {
  return {
    scheme: 'gso63' as const,
    province_id: province,
    district_id: district,
    ward_id: ward,
    full_address: joinFullAddress({
      street,
      ward: ward === null ? null : names.ward.get(ward),
      district: names.district.get(district),
      province: names.province.get(province),
    }),
  }
}

async function namesOf(db: Db, units: readonly Old[]) {
  const read = async (level: 'province' | 'district' | 'ward') => {
    const codes = [...new Set(units.flatMap((unit) => unit[level] ?? []))]
    const found = await listUnitNames(db, 'gso63', level, codes)
    return new Map(found.map(({ id, name }) => [id, name]))
  }
  return {
    province: await read('province'),
    district: await read('district'),
    ward: await read('ward'),
  }
}
