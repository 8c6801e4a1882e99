import type { BellKind } from '#domain/bell/kinds.ts'
import type { Db } from '../platform/db.ts'

interface Asked {
  staffId: number
  kinds: readonly BellKind[]
  state: 'unread' | 'read' | undefined
  before: number | undefined
  limit: number
}

export function listRows(db: Db, { staffId, kinds, state, before, limit }: Asked) {
  return db
    .selectFrom('staff_notification')
    .select(['id', 'kind', 'subject', 'title', 'count', 'at', 'read_at', 'place'])
    .where('staff_id', '=', staffId)
    .where('kind', 'in', kinds)
    .$if(state !== undefined, (query) =>
      query.where('read_at', state === 'unread' ? 'is' : 'is not', null),
    )
    .$if(before !== undefined, (query) => query.where('place', '<', before!))
    .orderBy('place', 'desc')
    .limit(limit)
    .execute()
}

export async function countUnread(
  db: Db,
  staffId: number,
  kinds: readonly BellKind[],
): Promise<number> {
  const { count } = await db
    .selectFrom('staff_notification')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('staff_id', '=', staffId)
    .where('kind', 'in', kinds)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export async function isOwn(
  db: Db,
  { id, staffId, kinds }: { id: number; staffId: number; kinds: readonly BellKind[] },
): Promise<boolean> {
  const found = await db
    .selectFrom('staff_notification')
    .select('id')
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .where('kind', 'in', kinds)
    .executeTakeFirst()
  return found !== undefined
}

export async function markRead(
  db: Db,
  staffId: number,
  which: { id: number } | { until: number },
  now: Date,
): Promise<void> {
  await db
    .updateTable('staff_notification')
    .set({ read_at: now })
    .where('staff_id', '=', staffId)
    .where('read_at', 'is', null)
    .where((row) => ('id' in which ? row('id', '=', which.id) : row('place', '<=', which.until)))
    .execute()
}
