import type { vaccineCenters } from '#domain/vaccine/backoffice.ts'
import { shelfTexts as texts } from '#domain/catalog/backoffice/shelf-texts.ts'
import { Refusal } from '#domain/errors.ts'
import type { FieldsOf, NewFieldsOf } from '#domain/resource.ts'
import { listProvinces } from '../location/index.ts'
import type { Db } from '../platform/db.ts'

/** Centres as the desk lists them. */
export function centerRows(db: Db) {
  return db
    .selectFrom('vaccine_center as v')
    .select(['v.id', 'v.version', 'v.code', 'v.name', 'v.province_id', 'v.province'])
    .select(['v.sort', 'v.published'])
}

/** One with all that is written of it; null where there is none. */
export async function findDeskCenter(db: Db, id: number) {
  const found = await centerRows(db)
    .select(['v.street', 'v.place', 'v.phone', 'v.opening_hours'])
    .where('v.id', '=', id)
    .executeTakeFirst()
  return found ?? null
}

/** Adds a centre; gives its id. Refuses a province that there is not. */
export async function insertCenter(
  db: Db,
  fields: NewFieldsOf<typeof vaccineCenters>,
): Promise<number> {
  const { id } = await db
    .insertInto('vaccine_center')
    .values({ ...fields, province: await provinceOf(db, fields) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** False where it no longer has that version. */
export async function updateCenter(
  db: Db,
  { id, version }: { id: number; version: number },
  fields: FieldsOf<typeof vaccineCenters>,
): Promise<boolean> {
  const changed = await db
    .updateTable('vaccine_center')
    .set({ ...fields, province: await provinceOf(db, fields), version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

async function provinceOf(db: Db, { province_id: id }: { province_id: number }): Promise<string> {
  const found = (await listProvinces({ db })).find((province) => province.id === id)
  if (found) return found.name
  throw new Refusal('conflict', { fields: { province_id: texts.centerProvince } })
}
