import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'

/** Whether a new shop still waits for its first account. */
export async function isSetupOpen(db: Db): Promise<boolean> {
  const { rows } = await sql<{ open: boolean }>`
    select exists (select from shop_setup where closed_at is null)
      and not exists (select from staff_user) as open`.execute(db)
  return rows[0]!.open
}

export async function insertSetup(db: Db, at: Date): Promise<void> {
  await sql`
    insert into shop_setup (began_at) select ${at}::timestamptz
    where not exists (select from staff_user) on conflict do nothing`.execute(db)
}

export async function insertToken(db: Db, hash: Buffer, at: Date): Promise<void> {
  await db
    .insertInto('shop_setup_token')
    .values({ token_hash: hash, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function hasToken(db: Db, hash: Buffer): Promise<boolean> {
  const found = await db
    .selectFrom('shop_setup_token')
    .select('token_hash')
    .where('token_hash', '=', hash)
    .executeTakeFirst()
  return found !== undefined
}

/** Of two browsers at once one gets it: the other waits for the row and finds it closed. */
export async function closeSetup(trx: Db, at: Date): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    update shop_setup set closed_at = ${at}
    where closed_at is null and not exists (select from staff_user) returning id`.execute(trx)
  return rows.length === 1
}

/** Notes who it was; the tokens open nothing any more. */
export async function endSetup(trx: Db, ownerId: number): Promise<void> {
  await trx.updateTable('shop_setup').set({ owner_id: ownerId }).execute()
  await trx.deleteFrom('shop_setup_token').execute()
}
