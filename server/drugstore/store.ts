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

/** Holds those of these codes (in capitals) until the transaction ends, in one order. */
export function lockStores(trx: Db, codes: readonly string[]): Promise<StoreRow[]> {
  return trx
    .selectFrom('drugstore')
    .selectAll()
    .where(sql`upper(code)`, '=', sql`any(${codes}::text[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
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

/** How many were new: a code that is taken adds none. */
export async function insertStores(
  trx: Db,
  stores: readonly Insertable<DrugstoreTables['drugstore']>[],
): Promise<number> {
  let inserted = 0
  for (const some of inBatches(stores)) {
    const made = await trx
      .insertInto('drugstore')
      .values(some)
      .onConflict((conflict) => conflict.expression(sql`upper(code)`).doNothing())
      .returning('id')
      .execute()
    inserted += made.length
  }
  return inserted
}

/** Writes one more version of stores that are locked. */
export async function updateStores(
  trx: Db,
  stores: readonly (StoreValues & { id: number })[],
): Promise<void> {
  for (const { id, ...values } of stores) await updateStore(trx, id, values)
}

/** A statement takes 65,535 values. */
function inBatches<T>(rows: readonly T[], size = 500): T[][] {
  const batches = Math.ceil(rows.length / size)
  return Array.from({ length: batches }, (_, at) => rows.slice(at * size, (at + 1) * size))
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
