import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { Db } from '../platform/db.ts'

type Reader = Pick<Context, 'db' | 'cache'>

/** By what people call the supplements that are on sale: brands, and names of products up to their first comma. */
export async function listSupplementNames({ db, cache }: Reader): Promise<readonly string[]> {
  const version = `${cache.versionOf('catalog')} ${cache.versionOf('products')}`
  const kept = shops.get(cache)
  if (kept?.version === version) return kept.names
  const names = readNames(db)
  shops.set(cache, { version, names })
  // A failure is not remembered.
  names.catch(() => shops.delete(cache))
  return names
}

/** Asked for with every check of a text: read again only when products or brands have changed. */
const shops = new WeakMap<
  Context['cache'],
  { version: string; names: Promise<readonly string[]> }
>()

/** Whether one of these is the address of a product, or was once. */
export async function isAnyProductAddress(db: Db, slugs: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select from product where slug = any(${slugs})
    union all select from product_slug_history where slug = any(${slugs})
    limit 1`.execute(db)
  return rows.length > 0
}

async function readNames(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select b.name from brand b
    where exists (select from product p where p.brand_id = b.id and p.kind = 'supplement' and p.published)
    union
    select trim(split_part(split_part(p.name, ',', 1), ' – ', 1)) from product p
    where p.kind = 'supplement' and p.published`.execute(db)
  return rows.map(({ name }) => name)
}
