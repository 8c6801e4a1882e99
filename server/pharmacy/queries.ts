import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Db } from '../platform/db.ts'
import type { PharmacyTables } from './tables.ts'

export type PharmacyRow = Selectable<PharmacyTables['drugstore']>
export type PharmacyValues = Omit<Updateable<PharmacyTables['drugstore']>, 'id' | 'version'>

/** By its code in either case. */
export async function findPharmacyByCode(db: Db, code: string): Promise<PharmacyRow | null> {
  const found = await byCode(db, code).executeTakeFirst()
  return found ?? null
}

/** Holds a pharmacy's row until the transaction ends. */
export async function lockPharmacy(trx: Db, code: string): Promise<PharmacyRow | null> {
  const found = await byCode(trx, code).forNoKeyUpdate().executeTakeFirst()
  return found ?? null
}

/** Null when the code is taken, in either case. */
export async function insertPharmacy(
  trx: Db,
  pharmacy: Insertable<PharmacyTables['drugstore']>,
): Promise<PharmacyRow | null> {
  const made = await trx
    .insertInto('drugstore')
    .values(pharmacy)
    .onConflict((conflict) => conflict.expression(sql`upper(code)`).doNothing())
    .returningAll()
    .executeTakeFirst()
  return made ?? null
}

export async function insertPharmacies(
  trx: Db,
  pharmacies: readonly Insertable<PharmacyTables['drugstore']>[],
): Promise<void> {
  await trx.insertInto('drugstore').values(pharmacies).execute()
}

/** Writes one more version of the pharmacy that has this one, and gives its id; null where none has. */
export async function changePharmacy(
  trx: Db,
  { code, version, now }: { code: string; version: number; now: Date },
  values: PharmacyValues,
): Promise<number | null> {
  const changed = await trx
    .updateTable('drugstore')
    .set({ ...values, updated_at: now, version: version + 1 })
    .where(sql`upper(code)`, '=', code.toUpperCase())
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return changed?.id ?? null
}

function byCode(db: Db, code: string) {
  return db
    .selectFrom('drugstore')
    .selectAll()
    .where(sql`upper(code)`, '=', code.toUpperCase())
}
