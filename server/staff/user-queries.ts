import type { Selectable } from 'kysely'
import type { StaffRole } from '#domain/staff/permissions.ts'
import type { Db } from '../platform/db.ts'
import type { RenewedHash } from '../session/index.ts'
import type { StaffTables } from './tables.ts'

export type StaffRow = Selectable<StaffTables['staff_user']>

export async function findUser(db: Db, id: number): Promise<StaffRow | null> {
  const found = await db
    .selectFrom('staff_user')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return found ?? null
}

export async function findUserByName(db: Db, username: string): Promise<StaffRow | null> {
  const found = await db
    .selectFrom('staff_user')
    .selectAll()
    .where('username', '=', username)
    .executeTakeFirst()
  return found ?? null
}

export async function listUsers(db: Db): Promise<StaffRow[]> {
  return db.selectFrom('staff_user').selectAll().orderBy('username').execute()
}

export async function listNames(db: Db, usernames: readonly string[]) {
  return db
    .selectFrom('staff_user')
    .select(['username', 'full_name'])
    .where('username', 'in', usernames)
    .execute()
}

/** Null when the name is taken. */
export async function insertUser(
  trx: Db,
  user: {
    username: string
    full_name: string
    role: StaffRole
    licence?: string
    created_at: Date
  },
): Promise<StaffRow | null> {
  const made = await trx
    .insertInto('staff_user')
    .values(user)
    .onConflict((conflict) => conflict.column('username').doNothing())
    .returningAll()
    .executeTakeFirst()
  return made ?? null
}

/**
 * A user and all active admins, locked in id order: of two who remove each other, the second sees
 * what the first did.
 */
export async function lockUserAndAdmins(trx: Db, id: number): Promise<StaffRow[]> {
  return trx
    .selectFrom('staff_user')
    .selectAll()
    .where((is) =>
      is.or([is('id', '=', id), is.and([is('role', '=', 'admin'), is('status', '=', 'active')])]),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** What somebody does themselves: their version stays. */
export async function updateUser(
  trx: Db,
  id: number,
  values: Partial<Pick<StaffRow, 'password_hash' | 'last_seen_at'>>,
): Promise<StaffRow> {
  return trx
    .updateTable('staff_user')
    .set(values)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The same password under today's key. */
export async function renewHash(db: Db, id: number, { old, hash }: RenewedHash): Promise<void> {
  await db
    .updateTable('staff_user')
    .set({ password_hash: hash })
    .where('id', '=', id)
    .where('password_hash', '=', old)
    .execute()
}

/** What staff change of a user; the version tells who looked at it before. */
export async function changeUserRow(
  trx: Db,
  id: number,
  values: Partial<
    Pick<StaffRow, 'full_name' | 'role' | 'licence' | 'status' | 'password_hash' | 'totp_secret'>
  >,
): Promise<StaffRow> {
  return trx
    .updateTable('staff_user')
    .set((row) => ({ ...values, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Sets both factors of somebody invited; null when they are invited no longer. */
export async function activateUser(
  trx: Db,
  id: number,
  factors: {
    password_hash: string
    totp_secret: Buffer
    totp_step: number
    last_seen_at: Date | null
  },
): Promise<StaffRow | null> {
  const active = await trx
    .updateTable('staff_user')
    .set({ ...factors, status: 'active' })
    .where('id', '=', id)
    .where('status', '=', 'invited')
    .returningAll()
    .executeTakeFirst()
  return active ?? null
}

/**
 * Uses a code up: false when this step or a later one was used already, or the user is no longer
 * who knew the password. The row stays locked, so that whoever disables the user waits.
 */
export async function useTotpStep(
  trx: Db,
  { id, password_hash }: Pick<StaffRow, 'id' | 'password_hash'>,
  step: number,
  now: Date,
): Promise<boolean> {
  const used = await trx
    .updateTable('staff_user')
    .set({ totp_step: step, last_seen_at: now })
    .where('id', '=', id)
    .where('status', '=', 'active')
    .where('password_hash', '=', password_hash)
    .where('totp_step', '<', step)
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}
