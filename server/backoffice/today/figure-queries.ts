import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'

export interface Figures {
  orders: number
  revenue: number
  members: number
  codes: number
}

const quarter = sql`interval '15 minutes'`

/** Counts the quarters of an hour between two instants anew; each is written whole, so a replay changes nothing. */
export async function countQuarters(db: Db, from: Date, until: Date): Promise<void> {
  await sql`
    with quarters as (
      select generate_series(date_bin(${quarter}, ${from}::timestamptz, 'epoch'), ${until}::timestamptz, ${quarter}) as at
    ), placed as (
      select date_bin(${quarter}, created_at, 'epoch') as at, count(*) as orders,
        sum(payment + shipping_fee) as revenue
      from shop_order
      where created_at >= date_bin(${quarter}, ${from}::timestamptz, 'epoch') and created_at <= ${until}::timestamptz
        and status <> 'cancelled'
      group by 1
    ), joined as (
      select date_bin(${quarter}, created_at, 'epoch') as at, count(*) as members from member
      where created_at >= date_bin(${quarter}, ${from}::timestamptz, 'epoch') and created_at <= ${until}::timestamptz group by 1
    ), entered as (
      select date_bin(${quarter}, redeemed_at, 'epoch') as at, count(*) as codes from code_redemption
      where redeemed_at >= date_bin(${quarter}, ${from}::timestamptz, 'epoch') and redeemed_at <= ${until}::timestamptz group by 1
    )
    insert into shop_quarter (at, orders, revenue, members, codes)
    select q.at, coalesce(p.orders, 0), coalesce(p.revenue, 0), coalesce(j.members, 0), coalesce(e.codes, 0)
    from quarters q left join placed p on p.at = q.at left join joined j on j.at = q.at
      left join entered e on e.at = q.at
    on conflict (at) do update set orders = excluded.orders, revenue = excluded.revenue,
      members = excluded.members, codes = excluded.codes`.execute(db)
}

/** From one instant to another, the latter included with its quarter. */
export async function sumQuarters(db: Db, from: Date, until: Date): Promise<Figures> {
  const { rows } = await sql<Figures>`
    select coalesce(sum(orders), 0)::integer as orders, coalesce(sum(revenue), 0)::bigint as revenue,
      coalesce(sum(members), 0)::integer as members, coalesce(sum(codes), 0)::integer as codes
    from shop_quarter where at >= ${from}::timestamptz and at <= ${until}::timestamptz`.execute(db)
  return rows[0]!
}

/** The last quarter that was counted; null before the first. */
export async function findLastQuarter(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`select max(at) as at from shop_quarter`.execute(
    db,
  )
  return rows[0]!.at
}

export async function forgetQuarters(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('shop_quarter').where('at', '<', before).execute()
}
