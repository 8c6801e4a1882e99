import type { Selectable } from 'kysely'
import type { SavedView } from '#domain/backoffice/views/api.ts'
import type { Db } from '../../platform/db.ts'
import type { ResourceTables } from '../tables.ts'

export type ViewRow = Selectable<ResourceTables['saved_view']>

/** Whose views, of which list. */
interface Place {
  list: string
  staffId: number
}

/** One's own, then those that others share. */
export async function listVisible(db: Db, place: Place): Promise<SavedView[]> {
  const rows = await visible(db, place).execute()
  return rows.map(({ owner, staff_id, view_id, ...row }) => ({
    ...row,
    owner: staff_id === place.staffId ? '' : owner,
    is_default: view_id !== null,
  }))
}

function visible(db: Db, { list, staffId }: Place) {
  return db
    .selectFrom('saved_view as v')
    .innerJoin('staff_user as s', 's.id', 'v.staff_id')
    .leftJoin('default_view as d', (join) =>
      join
        .onRef('d.view_id', '=', 'v.id')
        .onRef('d.list', '=', 'v.list')
        .on('d.staff_id', '=', staffId),
    )
    .select(['v.id', 'v.name', 'v.query', 'v.shared', 'v.staff_id', 's.full_name as owner'])
    .select('d.view_id')
    .where('v.list', '=', list)
    .where((row) => row.or([row('v.staff_id', '=', staffId), row('v.shared', '=', true)]))
    .orderBy((row) => row('v.staff_id', '=', staffId), 'desc')
    .orderBy('v.name')
    .orderBy('v.id')
}

/** The number of a new one; null when there are as many as one may keep. */
export async function insertView(
  trx: Db,
  view: Omit<ViewRow, 'id'>,
  max: number,
): Promise<number | null> {
  const { count } = await trx
    .selectFrom('saved_view')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('staff_id', '=', view.staff_id)
    .where('list', '=', view.list)
    .executeTakeFirstOrThrow()
  if (count >= max) return null
  const { id } = await trx
    .insertInto('saved_view')
    .values(view)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The view as it is, held until the transaction ends. */
export function lockView(trx: Db, id: number): Promise<ViewRow | undefined> {
  return trx
    .selectFrom('saved_view')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function updateView(
  trx: Db,
  id: number,
  fields: Pick<ViewRow, 'name' | 'query' | 'shared'>,
): Promise<void> {
  await trx.updateTable('saved_view').set(fields).where('id', '=', id).execute()
}

export async function removeView(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom('saved_view').where('id', '=', id).execute()
}

/** Null for none. */
export async function putDefault(
  trx: Db,
  { list, staffId }: Place,
  viewId: number | null,
): Promise<void> {
  if (viewId === null) {
    const own = trx.deleteFrom('default_view').where('list', '=', list)
    return void (await own.where('staff_id', '=', staffId).execute())
  }
  await trx
    .insertInto('default_view')
    .values({ list, staff_id: staffId, view_id: viewId })
    .onConflict((row) => row.columns(['list', 'staff_id']).doUpdateSet({ view_id: viewId }))
    .execute()
}
