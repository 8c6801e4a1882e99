import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'
import type { Row } from '../../platform/rows.ts'
import type { ProductHit } from './find-product-hits.ts'

export async function findIdByCode(db: Db, typed: string): Promise<number | null> {
  const rows = await queryRows<Row<'product', 'id'>>(
    db,
    'select id from product where product_code in ($1, upper($1)) limit 1',
    [typed.trim()],
  )
  return rows[0]?.id ?? null
}

/** In the order of the ids. */
export function listHits(db: Db, ids: readonly number[]): Promise<ProductHit[]> {
  return queryRows<ProductHit>(
    db,
    `select p.id, p.name, p.product_code as "productCode", p.discount_price as price,
       p.original_price as original, p.published,
       coalesce(s.on_hand - s.reserved, 0) as left
     from unnest($1::int[]) with ordinality as wanted (id, place)
       join product p on p.id = wanted.id left join stock s on s.product_id = p.id
     order by wanted.place`,
    [ids],
  )
}

/** In the order of their codes; what no product has is left out. */
export function listProductsByCodes(db: Db, codes: readonly string[]): Promise<ProductHit[]> {
  return queryRows<ProductHit>(
    db,
    `select p.id, p.name, p.product_code as "productCode", p.discount_price as price,
       p.original_price as original, p.published,
       coalesce(s.on_hand - s.reserved, 0) as left
     from product p left join stock s on s.product_id = p.id
     where p.product_code = any($1::text[]) order by p.product_code`,
    [codes],
  )
}

/** The product of a code, in capitals or not; null where there is none. */
export async function findProductId(db: Db, code: string): Promise<number | null> {
  const [found] = await queryRows<{ id: number }>(
    db,
    'select id from product where upper(product_code) = upper($1) order by id limit 1',
    [code],
  )
  return found?.id ?? null
}
