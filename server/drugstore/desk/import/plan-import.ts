import type { StoreImport } from '#domain/drugstore/desk/api.ts'
import type { Db } from '../../../platform/db.ts'
import { placeReader, type Place } from '../../place.ts'
import { lockStores, type StoreRow, type StoreValues } from '../../store.ts'
import type { ListedPlace } from './read-place.ts'
import type { ListedStore } from './read-stores.ts'

export interface Step {
  row: number
  code: string
  /** Null for a new one. */
  known: StoreRow | null
  change: StoreImport['preview'][number]['change']
  /** The columns as they will be. */
  values: Omit<StoreValues, 'code' | 'updated_at' | 'created_at'> & {
    name: string
    full_address: string
    status: StoreRow['status']
  }
}

/** Open until now, and closed by the file. */
export function isClosing({ known, values }: Step): boolean {
  return known?.status === 'active' && values.status === 'disabled'
}

/** What a file would do, beside stores that stay as they are until the transaction ends. */
export async function planImport(trx: Db, listed: readonly ListedStore[]): Promise<Step[]> {
  const codes = listed.map(({ code }) => code.toUpperCase())
  const rows = await lockStores(trx, codes)
  const known = new Map(rows.map((row) => [row.code.toUpperCase(), row]))
  const readPlace = placeReader(trx)
  const steps: Step[] = []
  for (const store of listed) {
    const before = known.get(store.code.toUpperCase()) ?? null
    const place = await readPlace(mergePlace(store, before))
    const values = { ...mergeFacts(store, before), ...place }
    steps.push({
      row: store.row,
      code: before?.code ?? store.code,
      known: before,
      change: !before ? 'added' : isSame(before, values) ? 'same' : 'changed',
      values,
    })
  }
  return steps
}

function mergeFacts(
  { name, phone, latitude, longitude, status }: ListedStore,
  before: StoreRow | null,
) {
  return {
    name,
    status: status ?? before?.status ?? ('active' as const),
    phone: phone ?? before?.phone ?? '',
    latitude: latitude ?? before?.latitude ?? null,
    longitude: longitude ?? before?.longitude ?? null,
  }
}

/** Units that the file does not name stay, as long as those above them do. */
function mergePlace(store: ListedStore, before: StoreRow | null): Place {
  const street = store.street ?? before?.street ?? ''
  const kept = before ? unitsOf(before) : {}
  const { place } = store
  if (!place) return { street, ...kept }
  if (place.scheme === null) return { street, ...mergeProvince(place, before) }
  if (place.scheme === 'gso34' || place.ward_id !== undefined) return { street, ...place }
  const isThere = before?.scheme === 'gso63' && before.district_id === place.district_id
  return { street, ...(isThere ? kept : place) }
}

/** A province alone changes nothing of a store that is in it, in whichever scheme that is written. */
function mergeProvince(
  province: Extract<ListedPlace, { scheme: null }>,
  before: StoreRow | null,
): Place {
  if (before && before.province_id === province[before.scheme]) return unitsOf(before)
  const [scheme, province_id] =
    province.gso63 === undefined
      ? (['gso34', province.gso34] as const)
      : (['gso63', province.gso63] as const)
  return { scheme, province_id }
}

function unitsOf({ scheme, province_id, district_id, ward_id }: StoreRow): Place {
  return { scheme, province_id, district_id, ward_id }
}

function isSame(before: StoreRow, values: Step['values']): boolean {
  const columns = Object.keys(values) as (keyof Step['values'] & keyof StoreRow)[]
  return columns.every((column) => before[column] === values[column])
}
