import type { Db } from '../../platform/db.ts'
import { rowsOf } from '../../platform/rows-of.ts'
import type { ProductHit } from './find-product-hits.ts'

export async function findIdByCode(db: Db, typed: string): Promise<number | null> {
  const rows = await rowsOf<{ id: number }>(
    db,
    'select id from product where product_code in ($1, upper($1)) limit 1',
    [typed.trim()],
  )
  return rows[0]?.id ?? null
}

/** In the order of the ids. */
export function listHits(db: Db, ids: readonly number[]): Promise<ProductHit[]> {
  return rowsOf(
    db,
    `select p.id, p.name, p.product_code as "productCode", p.discount_price as price, p.published,
       coalesce(s.on_hand - s.reserved, 0) as left
     from unnest($1::int[]) with ordinality as wanted (id, place)
       join product p on p.id = wanted.id left join stock s on s.product_id = p.id
     order by wanted.place`,
    [ids],
  )
}
