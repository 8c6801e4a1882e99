import type { Selectable } from 'kysely'
import type { PharmacyRole } from '#domain/session/pharmacy-roles.ts'
import type { Db } from '../platform/db.ts'
import type { RenewedHash } from '../session/index.ts'
import type { PharmacyTables } from './tables.ts'

export type UserRow = Selectable<PharmacyTables['drugstore_user']>

/** An account with its pharmacy, as a login needs it. */
export async function findUserWithPharmacy(db: Db, username: string) {
  const found = await db
    .selectFrom('drugstore_user as u')
    .innerJoin('drugstore as d', 'd.id', 'u.drugstore_id')
    .select(['u.id', 'u.username', 'u.full_name', 'u.role', 'u.password_hash', 'u.must_change'])
    .select(['u.status', 'd.code', 'd.name', 'd.status as store_status'])
    .where('u.username', '=', username)
    .executeTakeFirst()
  return found ?? null
}
export type UserWithPharmacy = NonNullable<Awaited<ReturnType<typeof findUserWithPharmacy>>>

export function listUsers(db: Db, pharmacyId: number): Promise<UserRow[]> {
  return db
    .selectFrom('drugstore_user')
    .selectAll()
    .where('drugstore_id', '=', pharmacyId)
    .orderBy('role')
    .orderBy('username')
    .execute()
}

export interface NewUser {
  drugstore_id: number
  username: string
  full_name: string
  role: PharmacyRole
  password_hash: string
  must_change: boolean
  created_at: Date
}

/** Null when the name is taken, by a pharmacy's account or in the back office. */
export async function insertUser(trx: Db, user: NewUser): Promise<UserRow | null> {
  const made = await trx
    .insertInto('drugstore_user')
    .values(user)
    .onConflict((conflict) => conflict.column('username').doNothing())
    .returningAll()
    .executeTakeFirst()
  return made ?? null
}

/** Holds an account of a pharmacy until the transaction ends; null when it is not the pharmacy's. */
export async function lockUser(
  trx: Db,
  { id, pharmacyId }: { id: number; pharmacyId: number },
): Promise<UserRow | null> {
  const found = await trx
    .selectFrom('drugstore_user')
    .selectAll()
    .where('id', '=', id)
    .where('drugstore_id', '=', pharmacyId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return found ?? null
}

export async function updateUser(
  trx: Db,
  id: number,
  values: Partial<
    Pick<
      UserRow,
      'full_name' | 'role' | 'status' | 'password_hash' | 'must_change' | 'last_seen_at'
    >
  >,
): Promise<UserRow> {
  return trx
    .updateTable('drugstore_user')
    .set(values)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The same password under today's key. */
export async function renewHash(db: Db, id: number, { old, hash }: RenewedHash): Promise<void> {
  await db
    .updateTable('drugstore_user')
    .set({ password_hash: hash })
    .where('id', '=', id)
    .where('password_hash', '=', old)
    .execute()
}

/** The own new password; false when the old one has changed meanwhile. */
export async function replaceHash(
  trx: Db,
  { id, old, hash }: { id: number; old: string; hash: string },
): Promise<boolean> {
  const changed = await trx
    .updateTable('drugstore_user')
    .set({ password_hash: hash, must_change: false })
    .where('id', '=', id)
    .where('password_hash', '=', old)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

/** Whether an account belongs to a pharmacy; also one that has been disabled since. */
export async function isAccountOf(
  db: Db,
  { pharmacyId, username }: { pharmacyId: number; username: string },
): Promise<boolean> {
  const found = await db
    .selectFrom('drugstore_user')
    .select('id')
    .where('username', '=', username)
    .where('drugstore_id', '=', pharmacyId)
    .executeTakeFirst()
  return found !== undefined
}
