import { joinFullAddress } from '#domain/location/address.ts'
import type { Scheme } from '#domain/location/units.ts'
import { findPlace, type Place as KnownPlace } from '../location/index.ts'
import type { Db } from '../platform/db.ts'

/** Where a pharmacy is: the street and as many units as are known, from above, in the codes of one scheme. */
export interface Place {
  street?: string
  /** `gso63` unless it is told. */
  scheme?: Scheme
  province_id?: number | null
  district_id?: number | null
  ward_id?: number | null
}

/**
 * The columns of a place, with the one line to show. Refuses units that do not belong together. Within one
 * transaction each place is looked up once.
 */
export async function placeOf(db: Db, { street = '', ...units }: Place) {
  const columns = { street, ...unitColumns(units) }
  const names = await nameReaderOf(db)(columns)
  const address = names ? joinFullAddress({ street, ...names }) : street
  return { ...columns, full_address: address }
}

const nameReaders = new WeakMap<Db, ReturnType<typeof unitNameReader>>()

function nameReaderOf(db: Db) {
  const known = nameReaders.get(db)
  if (known) return known
  const opened = unitNameReader(db)
  if (db.isTransaction) nameReaders.set(db, opened)
  return opened
}

/** Names the units of many places, each looked up once; null where none is known. */
export function unitNameReader(db: Db) {
  const known = new Map<string, Promise<KnownPlace>>()
  return async (place: Omit<Place, 'street'>): Promise<KnownPlace['names'] | null> => {
    const { scheme, province_id, district_id, ward_id } = unitColumns(place)
    if (!province_id) return null
    const ids = { scheme, province: province_id, district: district_id ?? 0, ward: ward_id ?? 0 }
    const key = Object.values(ids).join(' ')
    const found = known.get(key) ?? findPlace(db, ids)
    known.set(key, found)
    return (await found).names
  }
}

/**
 * What an address of the three-level scheme would be today: a suggestion, for the map knows one successor
 * even of wards that were split. Null where it is not known, or is of today already.
 */
export async function findPresentAddress(db: Db, place: Place): Promise<string | null> {
  const { scheme, province_id, district_id, ward_id } = unitColumns(place)
  if (scheme === 'gso34' || !province_id || !district_id) return null
  const ids = { scheme, province: province_id, district: district_id, ward: ward_id ?? 0 }
  const { today } = await findPlace(db, ids)
  return today && joinFullAddress({ street: place.street, ...today })
}

/** Nothing below a unit that is not known, and no district where the scheme has none. */
function unitColumns({ scheme = 'gso63', ...units }: Omit<Place, 'street'>) {
  const province_id = units.province_id || null
  const district_id = (scheme === 'gso63' && province_id && units.district_id) || null
  const above = scheme === 'gso34' ? province_id : district_id
  return { scheme, province_id, district_id, ward_id: (above && units.ward_id) || null }
}
