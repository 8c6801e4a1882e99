import { unlistedProductCode } from '#domain/catalog/listing.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { Row } from '../platform/rows.ts'

/** So many movements of stock are looked through: the same few pages however many there are. */
const looked = 500

const newlyBought = `
  select p.id from (
    select product_id, max(id) as last from (
      select id, product_id, kind, cause from stock_movement where created_at < $2
      order by id desc limit ${looked}
    ) as movement where kind = 'reserve' and not exists (
      select from stock_movement back where back.cause = movement.cause
        and back.product_id = movement.product_id and back.kind = 'release' and back.created_at < $2
    ) group by product_id
  ) as bought
  join product p on p.id = bought.product_id
  where p.published and p.product_type = 'sale' and p.product_code <> '${unlistedProductCode}'
  order by bought.last desc limit $1`

/** Ids of what orders took last before a moment and did not give back, the newest first. */
export async function listNewlyBought(db: Db, limit: number, until: Date): Promise<number[]> {
  return (await queryRows<Row<'product', 'id'>>(db, newlyBought, [limit, until])).map(
    ({ id }) => id,
  )
}
