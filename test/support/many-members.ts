import { Client } from 'pg'

/**
 * Makes members of `count` of those who ordered, each with points, and has the database count what it counts from
 * orders: what triggers would have marked. Its user may switch triggers off.
 */
export async function fillMembers(databaseUrl: string, count: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('set session_replication_role = replica')
    await client.query(members, [count])
    for (const statement of [accounts, entries, lots, movements, pastCash, pastCashLines]) {
      await client.query(statement)
    }
    await client.query(orderDaysDue)
    await client.query(cohortsDue)
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

const members = `
  insert into member (phone, full_name, password_hash, password_changed_at, created_at)
  select phone, name, 'none', created_at, created_at from customer order by created_at limit $1
  on conflict do nothing`

const accounts = `
  insert into loyalty_account (loyalty_number, phone, member_id, available, created_at)
  select 'BN' || m.id, m.phone, m.id, 10 + m.id % 90, m.created_at from member m
  where not exists (select from loyalty_account a where a.phone = m.phone or a.member_id = m.id)`

const filled = `loyalty_account a where a.loyalty_number like 'BN%'`

const entries = `
  insert into point_entry (account_id, kind, available_change, balance, cause, created_at)
  select a.id, 'adjust', a.available, a.available, 'adjust:many:' || a.id, a.created_at from ${filled}`

const lots = `
  insert into point_lot (account_id, entry_id, points, remaining, expires_on)
  select account_id, id, available_change, available_change, current_date + (id % 400)::int
  from point_entry where cause like 'adjust:many:%'`

const movements = `
  insert into point_movement (entry_id, lot_id, points)
  select l.entry_id, l.id, l.points from point_lot l join point_entry e on e.id = l.entry_id
  where e.cause like 'adjust:many:%'`

/** A shop's carriers have handed over what they took more than two weeks ago: a statement each a week. */
const pastCash = `
  insert into cash_statement (carrier, reference, received, stated_on, made_by, made_at, banked_on, bank_reference, banked_by)
  select carrier, 'tuan-' || week, sum(amount), max(at)::date, 'ketoan', max(at), max(at)::date, 'FT' || week, 'ketoan'
  from (${takenLongAgo()}) as taken group by carrier, week`

const pastCashLines = `
  insert into cash_statement_line (statement_id, order_id, collected, remitted, fee)
  select s.id, order_id, amount, amount, 0 from (${takenLongAgo()}) as taken
  join cash_statement s on s.carrier = taken.carrier and s.reference = 'tuan-' || week`

function takenLongAgo(): string {
  return `
    select m.order_id, m.amount, m.at, to_char(m.at, 'IYYYIW') as week,
      case when o.pickup_branch is not null then 'branch' else o.shipping_unit end as carrier
    from order_money m join shop_order o on o.id = m.order_id
    where m.kind = 'received' and m.receipt_id is null and m.method = 'cash'
      and m.at < now() - interval '14 days' and o.order_type <> 'points'
      and (o.pickup_branch is not null or o.shipping_unit is not null)`
}

const orderDaysDue = `
  insert into order_day_due (order_id)
  select min(id) from shop_order group by (created_at at time zone 'Asia/Ho_Chi_Minh')::date`

const cohortsDue = `insert into cohort_order_due (order_id) select id from shop_order where order_type <> 'points'`
