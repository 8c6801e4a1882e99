import { sql } from 'kysely'
import { Refusal } from '#domain/errors.ts'
import type { Db } from '../platform/db.ts'

/**
 * Holds a member until the transaction ends, so that what it writes of them is there when they are erased. Refuses
 * `unauthenticated` when they have been: nothing of them is written after that.
 */
export async function holdMember(trx: Db, id: number): Promise<void> {
  const { rows } = await sql`
    select from member where id = ${id} and erased_at is null for share`.execute(trx)
  if (rows.length === 0) throw new Refusal('unauthenticated')
}

/**
 * Holds the member who has this phone, if there is one: what somebody writes under it without logging in is there
 * when that member is erased.
 */
export async function holdMemberOf(trx: Db, phone: string): Promise<void> {
  await sql`select from member where phone = ${phone} and erased_at is null for share`.execute(trx)
}
