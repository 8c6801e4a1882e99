import { sql, type Insertable, type Updateable } from 'kysely'
import type { ConsentChannel } from '#domain/identity/consent.ts'
import type { Db } from '../platform/db.ts'
import type { Column, Row } from '../platform/rows.ts'
import type { RenewedHash } from '../session/index.ts'
import { isEmployee } from './employee-queries.ts'
import type { IdentityTables, MemberAddressTable } from './tables.ts'

type MemberTable = IdentityTables['member']

export async function hasMember(db: Db, phone: string): Promise<boolean> {
  const found = await db
    .selectFrom('member')
    .select('id')
    .where('phone', '=', phone)
    .executeTakeFirst()
  return found !== undefined
}

/** Of whoever has the phone. */
export async function findBirthday(db: Db, phone: string): Promise<string | null> {
  const found = await db
    .selectFrom('member')
    .select('birthday')
    .where('phone', '=', phone)
    .executeTakeFirst()
  return found?.birthday ?? null
}

/** What a password is checked against. */
export async function findCredentials(db: Db, phone: string) {
  const found = await db
    .selectFrom('member')
    .select(['id', 'password_hash'])
    .where('phone', '=', phone)
    .executeTakeFirst()
  return found ?? null
}

/** The same password under today's key: nothing that its member would call a change. */
export async function renewHash(db: Db, id: number, { old, hash }: RenewedHash): Promise<void> {
  await db
    .updateTable('member')
    .set({ password_hash: hash })
    .where('id', '=', id)
    .where('password_hash', '=', old)
    .execute()
}

/** Null when the phone has an account already. */
export async function insertMember(
  db: Db,
  member: Insertable<MemberTable>,
): Promise<number | null> {
  const row = await db
    .insertInto('member')
    .values(member)
    .onConflict((conflict) => conflict.column('phone').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** The id of whoever has the phone; with `expectedHash` only while that is still the password. */
export async function setPassword(
  db: Db,
  change: { phone: string; passwordHash: string; at: Date; expectedHash?: string },
): Promise<number | null> {
  let update = db
    .updateTable('member')
    .set({ password_hash: change.passwordHash, password_changed_at: change.at })
    .where('phone', '=', change.phone)
  if (change.expectedHash !== undefined) {
    update = update.where('password_hash', '=', change.expectedHash)
  }
  const row = await update.returning('id').executeTakeFirst()
  return row?.id ?? null
}

export interface StoredMember extends Row<
  'member',
  | 'id'
  | 'full_name'
  | 'email'
  | 'gender'
  | 'birthday'
  | 'job_id'
  | 'healths'
  | 'profile_awaited'
  | 'created_at'
  | 'deletion_due_at'
> {
  phone: NonNullable<Column<'member', 'phone'>>
  /** Works at the company. */
  is_employee: boolean
  addresses: StoredAddress[]
  consents: Partial<Record<ConsentChannel, boolean>>
}

/** An address as JSON gives it back. */
export type StoredAddress = Omit<MemberAddressTable, 'id' | 'created_at'> & { id: number }

/** A member with addresses and the present state of the consents, in one query. */
export async function findMember(db: Db, id: number): Promise<StoredMember | null> {
  const { rows } = await sql<StoredMember>`
    select m.id, m.phone, m.full_name, m.email, m.gender, m.birthday, m.job_id, m.healths, m.profile_awaited,
      m.created_at, m.deletion_due_at, ${isEmployee('m.phone')} as is_employee,
      (select coalesce(json_agg(a order by a.is_default desc, a.id desc), '[]')
        from member_address a where a.member_id = m.id) as addresses,
      (select coalesce(json_object_agg(c.channel, c.granted), '{}') from (
        select distinct on (channel) channel, granted from consent_change
        where member_id = m.id order by channel, id desc) c) as consents
    from member m where m.id = ${id} and m.erased_at is null`.execute(db)
  return rows[0] ?? null
}

/** Whoever changes a member's parts takes turns on its row. */
export async function lockMember(trx: Db, id: number): Promise<void> {
  await trx.selectFrom('member').select('id').where('id', '=', id).forNoKeyUpdate().execute()
}

export async function updateMember(db: Db, id: number, change: Updateable<MemberTable>) {
  await db.updateTable('member').set(change).where('id', '=', id).execute()
}

/** The phone of a member whose profile was awaited and has now what the full form asks for; null else. */
export async function completeProfile(trx: Db, id: number): Promise<string | null> {
  const { rows } = await sql<{ phone: NonNullable<Column<'member', 'phone'>> }>`
    update member m set profile_awaited = false
    where id = ${id} and profile_awaited and gender is not null and birthday is not null
      and coalesce(email, '') <> ''
      and exists (select from member_address a where a.member_id = m.id)
    returning phone`.execute(trx)
  return rows[0]?.phone ?? null
}

/** The name of a member who is still there. */
export async function findFullName(db: Db, id: number): Promise<string | null> {
  const found = await db
    .selectFrom('member')
    .select('full_name')
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  return found?.full_name ?? null
}

/** Who logs in with a phone; null where it is nobody's. */
export async function findMemberId(db: Db, phone: string): Promise<number | null> {
  const found = await db
    .selectFrom('member')
    .select('id')
    .where('phone', '=', phone)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  return found?.id ?? null
}

/** The phone of a member who is still there. */
export async function findPhone(db: Db, id: number): Promise<string | null> {
  const found = await db
    .selectFrom('member')
    .select('phone')
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  return found?.phone ?? null
}
