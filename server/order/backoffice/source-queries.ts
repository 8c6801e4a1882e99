import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'

export interface SummedSource {
  source: string
  medium: string
  campaign: string
  orders: number
  cancelled: number
  /** Đồng. */
  revenue: number
}

/** More campaigns than anybody reads; the smallest are left out. */
const maxSources = 500

// Marks are anybody's to write: of one campaign in several spellings one row is made.
const sums = `
  select coalesce(lower(coalesce(came_by->>'source', came_by->>'click')), '') as source,
    coalesce(lower(came_by->>'medium'), '') as medium,
    coalesce(lower(came_by->>'campaign'), '') as campaign,
    (count(*) filter (where status <> 'cancelled'))::int as orders,
    (count(*) filter (where status = 'cancelled'))::int as cancelled,
    coalesce(sum(payment) filter (where status <> 'cancelled'), 0)::float8 as revenue
  from shop_order
  where created_at >= ($1::date)::timestamp at time zone 'Asia/Ho_Chi_Minh'
    and created_at < ($2::date + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh'
  group by 1, 2, 3
  order by revenue desc, orders desc, source, medium, campaign
  limit ${maxSources}`

export function sumSources(
  db: Db,
  { from, to }: { from: string; to: string },
): Promise<SummedSource[]> {
  return queryRows<SummedSource>(db, sums, [from, to])
}
