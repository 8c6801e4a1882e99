import type { StoreImport } from '#domain/drugstore/desk/api.ts'
import type { Db } from '../../../platform/db.ts'
import { placeReader, type Place } from '../../place.ts'
import { lockStores, type StoreRow, type StoreValues } from '../../store.ts'
import type { ListedStore } from './read-stores.ts'

export interface Step {
  row: number
  code: string
  /** Null for a new one. */
  known: StoreRow | null
  change: StoreImport['preview'][number]['change']
  /** The columns as they will be. */
  values: Omit<StoreValues, 'code' | 'status' | 'updated_at' | 'created_at'> & {
    name: string
    full_address: string
  }
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

function mergeFacts({ name, phone, latitude, longitude }: ListedStore, before: StoreRow | null) {
  return {
    name,
    phone: phone ?? before?.phone ?? '',
    latitude: latitude ?? before?.latitude ?? null,
    longitude: longitude ?? before?.longitude ?? null,
  }
}

/** Units that the file does not name stay, as long as those above them do. */
function mergePlace(store: ListedStore, before: StoreRow | null): Place {
  const street = store.street ?? before?.street ?? ''
  const { province_id = before?.province_id, district_id } = store
  if (province_id !== before?.province_id) return { street, province_id, district_id }
  if (district_id !== undefined && district_id !== before?.district_id) {
    return { street, province_id, district_id }
  }
  return {
    street,
    province_id,
    district_id: before?.district_id ?? null,
    ward_id: before?.ward_id ?? null,
  }
}

function isSame(before: StoreRow, values: Step['values']): boolean {
  const columns = Object.keys(values) as (keyof Step['values'] & keyof StoreRow)[]
  return columns.every((column) => before[column] === values[column])
}
