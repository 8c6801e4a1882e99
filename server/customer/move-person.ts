import { sql } from 'kysely'
import { maxTags } from '#domain/customer/looks.ts'
import type { Moved } from '#domain/merge/parts.ts'
import type { Db } from '../platform/db.ts'

/** Two customers by their numbers at the desk. */
export interface MovedPerson {
  from: number
  to: number
}

/** The customer of a phone, made when nobody had it. */
export async function ensureCustomer(db: Db, phone: string, at: Date): Promise<number> {
  await db
    .insertInto('customer')
    .values({ phone, created_at: at, member_id: null })
    .onConflict((on) => on.column('phone').doNothing())
    .execute()
  const { id } = await db
    .selectFrom('customer')
    .select('id')
    .where('phone', '=', phone)
    .executeTakeFirstOrThrow()
  return id
}

/**
 * What staff wrote of one is the other's, whose the member is too; the old number stays at the desk without a person.
 * Comes after the lock of both members.
 */
export async function moveCustomer(
  db: Db,
  { from, to }: MovedPerson,
  member: { id: number; name: string } | null,
): Promise<Moved> {
  const notes = await db
    .updateTable('customer_note')
    .set({ customer_id: to })
    .where('customer_id', '=', from)
    .executeTakeFirst()
  const rows = await db
    .selectFrom('customer')
    .select(['id', 'name', 'tags'])
    .where('id', 'in', [from, to])
    .orderBy('id')
    .forUpdate()
    .execute()
  const [old, stays] = [from, to].map((id) => rows.find((row) => row.id === id)!)
  const tags = [...new Set([...stays!.tags, ...old!.tags])].slice(0, maxTags)
  const version = sql<number>`version + 1`
  const nobody = { phone: null, member_id: null, name: '', tags: [], version }
  await db.updateTable('customer').set(nobody).where('id', '=', from).execute()
  const name = member?.name ?? (stays!.name || old!.name)
  await db
    .updateTable('customer')
    .set({ member_id: member?.id ?? null, name, tags, version })
    .where('id', '=', to)
    .execute()
  const added = tags.length - stays!.tags.length
  return {
    ...(notes.numUpdatedRows > 0 && { notes: Number(notes.numUpdatedRows) }),
    ...(added > 0 && { tags: added }),
  }
}
