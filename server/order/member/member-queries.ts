import { sql } from 'kysely'
import type { OrderStatus } from '#domain/order/status.ts'
import type { Db } from '../../platform/db.ts'
import { movedColumns, type MovedOrder } from '../move/move-queries.ts'
import { orderWithParts, type OrderWithParts } from '../queries.ts'

/** One page of a member's orders, whole, and how many there are: one query. */
export async function listOrdersOfMember(
  db: Db,
  filter: { memberId: number; code: string | null; statuses: readonly OrderStatus[] | null },
  { page, limit }: { page: number; limit: number },
): Promise<{ orders: OrderWithParts[]; total: number }> {
  const { rows } = await sql<OrderWithParts & { total: number }>`
    with mine as materialized (
      select * from shop_order
      where member_id = ${filter.memberId}
        and (${filter.code}::text is null or strpos(code, upper(${filter.code}::text)) > 0)
        and (${filter.statuses}::text[] is null or status = any(${filter.statuses}::text[]))
    ), shown as (
      select * from mine order by created_at desc, id desc
      limit ${limit} offset ${(page - 1) * limit}
    ), counted as (select count(*) as total from mine)
    select parts.*, counted.total from counted
    left join (select ${orderWithParts}, o.created_at as placed_at, o.id from shown o) parts on true
    order by parts.placed_at desc, parts.id desc`.execute(db)
  return { orders: rows.filter((row) => row.order !== null), total: rows[0]?.total ?? 0 }
}

/** Gives orders of this phone that belong to nobody to a member; their rows are locked. */
export async function bindOrders(
  db: Db,
  { memberId, phone, codes }: { memberId: number; phone: string; codes: readonly string[] },
): Promise<MovedOrder[]> {
  if (codes.length === 0) return []
  const { rows } = await sql<MovedOrder>`
    with unclaimed as materialized (
      select id from shop_order
      where code = any(${[...codes]}::text[]) and customer_phone = ${phone} and member_id is null
      order by id for no key update
    )
    update shop_order o set member_id = ${memberId} from unclaimed where o.id = unclaimed.id
    returning ${movedColumns}`.execute(db)
  return rows
}
