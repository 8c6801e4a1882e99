import { sql } from 'kysely'
import type {
  CohortCell,
  CohortSplit,
  RepeatInterval,
} from '#domain/customer/backoffice/cohorts.ts'
import type { Db } from '../../platform/db.ts'

export interface CohortAsked {
  split: CohortSplit
  key: string
  /** First days of months, both inclusive. */
  from: string
  to: string
}

export interface CellRow extends CohortCell {
  /** The first day of the month of the first order. */
  first: string
}

/** Cells of cohorts, the newest cohort first. */
export async function listCells(db: Db, asked: CohortAsked): Promise<CellRow[]> {
  const { split, key, from, to } = asked
  const { rows } = await sql<CellRow>`
    select first_month::text as first, customers, again, net::float8 as net,
      ((extract(year from month) - extract(year from first_month)) * 12
        + extract(month from month) - extract(month from first_month))::int as offset
    from cohort_cell where split = ${split} and key = ${key} and first_month between ${from}::date and ${to}::date
    order by first_month desc, month`.execute(db)
  return rows
}

export interface SplitRow {
  key: string
  name: string
  customers: number
  again: number
  net: number
}

/** More rows than anybody reads. */
const maxRows = 500

/** All cohorts of the months together, by what they are told apart by. */
export async function sumSplits(
  db: Db,
  { split, from, to }: Omit<CohortAsked, 'key'>,
): Promise<SplitRow[]> {
  const { rows } = await sql<SplitRow>`
    select c.key, coalesce(max(p.name), max(b.name), '') as name,
      coalesce(sum(c.customers) filter (where c.month = c.first_month), 0)::int as customers,
      sum(c.again)::int as again, sum(c.net)::float8 as net
    from cohort_cell c
      left join product p on c.split = 'product' and p.id::text = c.key
      left join brand b on c.split = 'brand' and b.id::text = c.key
    where c.split = ${split} and c.first_month between ${from}::date and ${to}::date
    group by c.key order by customers desc, c.key limit ${maxRows}`.execute(db)
  return rows
}

/** How a product or a brand is called; empty where there is none. */
export async function nameOfKey(db: Db, split: CohortSplit, key: string): Promise<string> {
  if (split !== 'product' && split !== 'brand') return ''
  const asked =
    split === 'product'
      ? sql<{ name: string }>`select name from product where id::text = ${key}`
      : sql<{ name: string }>`select name from brand where id::text = ${key}`
  const { rows } = await asked.execute(db)
  return rows[0]?.name ?? ''
}

const quantile = (share: number) => sql`
  min(days) filter (where upto >= all_gaps * ${share}::float8)`

/** Medians of counted gaps, those bought again most often first. */
export async function listIntervals(db: Db): Promise<RepeatInterval[]> {
  const { rows } = await sql<RepeatInterval>`
    select product_id, max(p.name) as name, max(all_gaps)::int as repeats, ${quantile(0.5)} as median,
      ${quantile(0.25)} as quarter, ${quantile(0.75)} as three_quarters
    from (
      select product_id, days, sum(gaps) over (partition by product_id order by days) as upto,
        sum(gaps) over (partition by product_id) as all_gaps
      from repeat_day) as g join product p on p.id = g.product_id
    group by product_id order by repeats desc, product_id limit ${maxRows}`.execute(db)
  return rows
}

export interface CohortMember {
  id: number
  version: number
  phone: string | null
  memberId: number | null
  name: string
  tags: string[]
  createdAt: Date
}

export interface MembersAsked {
  split: CohortSplit
  key: string
  first: string
  month: string
}

/** Those of a cell who are still somebody, and how many of all there are. */
export async function listMembers(
  db: Db,
  asked: MembersAsked,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: CohortMember[]; known: number; erased: number }> {
  const [{ rows }, { rows: counts }] = await Promise.all([
    sql<CohortMember>`
      select c.id, c.version, c.phone, c.member_id as "memberId", c.name, c.tags, c.created_at as "createdAt"
      ${membersOf(asked)} and c.phone is not null order by c.id desc limit ${limit} offset ${offset}`.execute(
      db,
    ),
    sql<{ known: number; erased: number }>`
      select count(c.phone)::int as known, (count(*) - count(c.phone))::int as erased
      ${membersOf(asked)}`.execute(db),
  ])
  return { rows, ...counts[0]! }
}

function membersOf({ split, key, first, month }: MembersAsked) {
  const ofSplit = {
    all: sql`true`,
    channel: sql`b.channel = ${key}`,
    product: sql`${key} = any(b.products::text[])`,
    brand: sql`${key} = any(b.brands::text[])`,
  }
  return sql`
    from cohort_buyer_month m join cohort_buyer b using (customer_id) join customer c on c.id = m.customer_id
    where m.first_month = ${first}::date and m.month = ${month}::date and ${ofSplit[split]}`
}
