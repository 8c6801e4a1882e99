import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'

export interface GiftDestination {
  memberId: number
  address: string
  province_id: number
  district_id: number
  ward_id: number
}

/** Null for an order without gifts, that is fetched, of somebody erased, or whose ward nobody knows for certain. */
export async function findGiftDestination(
  db: Db,
  orderId: number,
): Promise<GiftDestination | null> {
  const [found] = await queryRows<GiftDestination>(db, destination, [orderId])
  return found ?? null
}

const destination = `
  select member_id as "memberId", street as address, province_id, district_id, ward_id
  from shop_order o
  where id = $1 and member_id is not null and erased_at is null and street is not null
    and address_scheme = 'gso63' and not ward_unsure
    and exists (select from order_gift g where g.order_id = o.id)`
