import type { MovedPerson } from '../customer/index.ts'
import type { Db } from '../platform/db.ts'

/** Requests stay with the person; those of a kind that is open for both forbid the merge before. */
export async function moveRequests(db: Db, { from, to }: MovedPerson): Promise<number> {
  const moved = await db
    .updateTable('data_request')
    .set({ customer_id: to })
    .where('customer_id', '=', from)
    .executeTakeFirst()
  return Number(moved.numUpdatedRows)
}

/** An erasure that is asked for, or two open requests of one kind. */
export async function findForbidding(
  db: Db,
  { from, to }: MovedPerson,
): Promise<'erasing' | 'sameRequest' | null> {
  const open = await db
    .selectFrom('data_request')
    .select(['kind', 'customer_id'])
    .where('customer_id', 'in', [from, to])
    .where('state', '=', 'open')
    .orderBy('id')
    .forUpdate()
    .execute()
  if (open.some(({ kind }) => kind === 'erase')) return 'erasing'
  return new Set(open.map(({ kind }) => kind)).size < open.length ? 'sameRequest' : null
}
