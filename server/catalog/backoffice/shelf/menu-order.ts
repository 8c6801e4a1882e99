import { sql } from 'kysely'
import type { MenuOrder } from '#domain/catalog/backoffice/shelf-names.ts'
import type { Db } from '../../../platform/db.ts'

/** Categories with their groups' ids, in an order. */
export type OrderedIds = readonly { id: number; sub_categories: readonly number[] }[]

const ordered = sql<{ found: MenuOrder }>`
  select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'listed', c.listed, 'sub_categories',
      (select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'listed', s.listed)
          order by s.sort, s.id), '[]')
        from sub_category s where s.category_id = c.id)) order by c.sort, c.id), '[]') as found
  from category c`

export async function listMenuOrder(db: Db): Promise<MenuOrder> {
  const { rows } = await ordered.execute(db)
  return rows[0]!.found
}

/** Holds all of them, so that nobody else orders, adds or takes away meanwhile. */
export async function holdMenuOrder(trx: Db): Promise<MenuOrder> {
  await sql`lock table category, sub_category in share row exclusive mode`.execute(trx)
  return listMenuOrder(trx)
}

/** Writes the places of those that move; versions rise with them. */
export async function writeMenuOrder(trx: Db, order: OrderedIds): Promise<void> {
  await place(
    trx,
    'category',
    order.map(({ id }) => id),
  )
  for (const { sub_categories: ids } of order) await place(trx, 'sub_category', ids)
}

async function place(
  trx: Db,
  table: 'category' | 'sub_category',
  ids: readonly number[],
): Promise<void> {
  await sql`update ${sql.table(table)} t set sort = wanted.place, version = t.version + 1
    from unnest(${ids}::int[]) with ordinality as wanted (id, place)
    where t.id = wanted.id and t.sort <> wanted.place`.execute(trx)
}
