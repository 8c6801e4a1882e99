import type { VaccineCenter } from '#domain/vaccine/api.ts'
import type { Insertable } from 'kysely'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { VaccineTables } from './tables.ts'

const columns = `code, name, concat_ws(', ', street, place, province) as address, province_id,
  province, phone, opening_hours`

/** Open centres, in their own order. */
export function listCenterRows(db: Db): Promise<VaccineCenter[]> {
  return queryRows<VaccineCenter>(
    db,
    `select ${columns} from vaccine_center where published order by sort, code`,
  )
}

export async function hasCenter(db: Db): Promise<boolean> {
  const rows = await queryRows(db, 'select 1 from vaccine_center where published limit 1')
  return rows.length > 0
}

/** An open centre; null for any other code. */
export async function findCenter(db: Db, code: string): Promise<VaccineCenter | null> {
  const rows = await queryRows<VaccineCenter>(
    db,
    `select ${columns} from vaccine_center where code = $1 and published`,
    [code],
  )
  return rows[0] ?? null
}

export type NewCenter = Insertable<VaccineTables['vaccine_center']>

export async function insertCenters(db: Db, centers: readonly NewCenter[]): Promise<void> {
  await db
    .insertInto('vaccine_center')
    .values([...centers])
    .execute()
}
