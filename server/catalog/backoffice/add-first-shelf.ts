import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'

interface Named {
  name: string
  slug: string
}

/** A category and a brand for the first product; null where a name is taken already. */
export async function addFirstShelf(
  trx: Db,
  { category, brand }: { category: Named; brand: Named },
): Promise<{ category_id: number; brand_id: number } | null> {
  const { rows } = await sql<{ category_id: number; brand_id: number }>`
    with c as (insert into category (slug, name) values (${category.slug}, ${category.name})
      on conflict do nothing returning id),
    b as (insert into brand (slug, name) select ${brand.slug}, ${brand.name} from c
      on conflict do nothing returning id)
    select c.id as category_id, b.id as brand_id from c, b`.execute(trx)
  return rows[0] ?? null
}
