import { sql } from 'kysely'
import { shelfTexts as texts, stillUsed } from '#domain/catalog/backoffice/shelf-texts.ts'
import { Refusal } from '#domain/errors.ts'
import type { Db } from '../../../platform/db.ts'
import { productsIn } from './products-in.ts'

/** What products stand in. */
export type ShelfKind = 'category' | 'sub_category' | 'brand'

export interface Ending {
  id: number
  version: number
}

/**
 * Joins one with another: its products move, and its addresses lead there. Refuses `notFound`, `conflict` where
 * somebody changed it meanwhile, and at `into` what it cannot be joined with.
 */
export async function mergeShelf(
  trx: Db,
  kind: ShelfKind,
  { id, version, into }: Ending & { into: number },
  at: Date,
): Promise<void> {
  if (id === into) throw atInto(texts.intoItself)
  const held = await hold(trx, kind, [id, into])
  const from = ensureThere(held, { id, version })
  const to = held.find((each) => each.id === into)
  if (!to) throw atInto(texts.intoUnknown)
  if (kind === 'sub_category' && from.category_id !== to.category_id) {
    throw atInto(texts.intoOtherCategory)
  }
  await moveProducts(trx, kind, { id, into }, at)
  await sql`delete from ${sql.table(kind)} where id = ${id}`.execute(trx)
  await sql`update shelf_slug_history set target_id = ${into} where kind = ${kind} and target_id = ${id}`.execute(
    trx,
  )
  await sql`insert into shelf_slug_history (kind, slug, target_id, changed_at)
    values (${kind}, ${from.slug}, ${into}, ${at})`.execute(trx)
}

/** Takes away one that nothing uses; refuses as `mergeShelf`, and says what still uses it. */
export async function removeShelf(trx: Db, kind: ShelfKind, { id, version }: Ending) {
  ensureThere(await hold(trx, kind, [id]), { id, version })
  const { rows } = await sql<{ products: number; groups: number }>`
    select ${productsIn(kind, 'k.id')} as products, ${
      kind === 'category'
        ? sql`(select count(*)::int from sub_category s where s.category_id = k.id)`
        : sql`0`
    } as groups
    from ${sql.table(kind)} k where k.id = ${id}`.execute(trx)
  const uses = rows[0]!
  if (uses.products > 0 || uses.groups > 0) {
    throw new Refusal('conflict', { message: stillUsed(uses) })
  }
  await sql`delete from ${sql.table(kind)} where id = ${id}`.execute(trx)
  await sql`delete from shelf_slug_history where kind = ${kind} and target_id = ${id}`.execute(trx)
}

interface Held {
  id: number
  version: number
  slug: string
  /** Of a group. */
  category_id: number | null
}

/** In the order of their ids, so that two who join the same ones never wait for each other in a circle. */
async function hold(trx: Db, kind: ShelfKind, ids: number[]): Promise<Held[]> {
  const category = kind === 'sub_category' ? sql`category_id` : sql`null::integer`
  const { rows } = await sql<Held>`
    select id, version, slug, ${category} as category_id from ${sql.table(kind)}
    where id = any(${ids}::int[]) order by id for update`.execute(trx)
  return rows
}

function ensureThere(held: readonly Held[], { id, version }: Ending): Held {
  const found = held.find((each) => each.id === id)
  if (!found) throw new Refusal('notFound')
  if (found.version !== version) throw new Refusal('conflict')
  return found
}

async function moveProducts(
  trx: Db,
  kind: ShelfKind,
  { id, into }: { id: number; into: number },
  at: Date,
): Promise<void> {
  if (kind === 'sub_category') {
    await sql`insert into product_sub_category (product_id, sub_category_id)
      select product_id, ${into} from product_sub_category where sub_category_id = ${id}
      on conflict do nothing`.execute(trx)
    await sql`delete from product_sub_category where sub_category_id = ${id}`.execute(trx)
    return
  }
  if (kind === 'category') {
    await sql`update sub_category set category_id = ${into}, version = version + 1
      where category_id = ${id}`.execute(trx)
  }
  const column = sql.ref(`${kind}_id`)
  // Whoever has a product open would write the old one back: its version says that it is another by now.
  await sql`update product set ${column} = ${into}, version = version + 1, updated_at = ${at}
    where ${column} = ${id}`.execute(trx)
}

function atInto(message: string): Refusal {
  return new Refusal('conflict', { message, fields: { into: message } })
}

/** What is kept of one that ends. */
export async function findShelfFacts(trx: Db, kind: ShelfKind, id: number) {
  const { rows } = await sql<{ name: string; slug: string }>`
    select name, slug from ${sql.table(kind)} where id = ${id}`.execute(trx)
  return rows[0]
}
