import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Db } from '../platform/db.ts'
import type { DrugstoreTables } from './tables.ts'

export type StoreRow = Selectable<DrugstoreTables['drugstore']>
export type StoreValues = Omit<Updateable<DrugstoreTables['drugstore']>, 'id' | 'version'>

/** By its code in either case. */
export async function findStoreByCode(db: Db, code: string): Promise<StoreRow | null> {
  const found = await byCode(db, code).executeTakeFirst()
  return found ?? null
}

/** Holds a store's row until the transaction ends. */
export async function lockStore(trx: Db, code: string): Promise<StoreRow | null> {
  const found = await byCode(trx, code).forNoKeyUpdate().executeTakeFirst()
  return found ?? null
}

/** Null when the code is taken, in either case. */
export async function insertStore(
  trx: Db,
  store: Insertable<DrugstoreTables['drugstore']>,
): Promise<StoreRow | null> {
  const made = await trx
    .insertInto('drugstore')
    .values(store)
    .onConflict((conflict) => conflict.expression(sql`upper(code)`).doNothing())
    .returningAll()
    .executeTakeFirst()
  return made ?? null
}

/** Writes one more version of a store that is locked. */
export async function updateStore(trx: Db, id: number, values: StoreValues): Promise<void> {
  await trx
    .updateTable('drugstore')
    .set(values)
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

function byCode(db: Db, code: string) {
  return db
    .selectFrom('drugstore')
    .selectAll()
    .where(sql`upper(code)`, '=', code.toUpperCase())
}
