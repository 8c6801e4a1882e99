import { sql, type RawBuilder } from 'kysely'
import type { CodeReportRow } from '#domain/genuine/backoffice/code-report.ts'
import type { Db } from '../../platform/db.ts'

export interface Days {
  from: string
  to: string
}

/** Entries of a row, by what became of them. */
export type SummedTries = Omit<CodeReportRow, 'reports' | 'confirmed'>

/** More rows than anybody reads; the smallest are left out. */
const maxRows = 1000

const countOf = (outcome: string) =>
  sql`coalesce(sum(c.tries) filter (where c.outcome = ${outcome}), 0)::float8`

const counts = sql`
  sum(c.tries)::float8 as entered, ${countOf('first')} as first, ${countOf('again')} as again,
  ${countOf('unknown')} as unknown, ${countOf('recalled')} as recalled, ${countOf('locked')} as locked,
  ${countOf('inactive')} as inactive, ${countOf('no_points')} as no_points, ${countOf('other')} as other,
  sum(c.suspicious)::float8 as suspicious`

interface Shape {
  part: 'channel' | 'batch' | 'store'
  key: RawBuilder<unknown>
  name: RawBuilder<unknown>
  joins: RawBuilder<unknown>
  order: RawBuilder<unknown>
}

const nothing = sql``
const noName = sql`''`
const byTime = sql`key desc`
const byCount = sql`entered desc, key`
const joinBatch = sql`left join code_batch b on b.id = nullif(c.key, '')::int
  left join product p on p.product_code = b.product_code`

const shapes: Record<'day' | 'month' | 'product' | 'store', Shape> = {
  day: { part: 'channel', key: sql`c.day::text`, name: noName, joins: nothing, order: byTime },
  month: {
    part: 'channel',
    key: sql`date_trunc('month', c.day)::date::text`,
    name: noName,
    joins: nothing,
    order: byTime,
  },
  product: {
    part: 'batch',
    key: sql`coalesce(b.product_code, '')`,
    name: sql`coalesce(max(p.name), '')`,
    joins: joinBatch,
    order: byCount,
  },
  store: {
    part: 'store',
    key: sql`c.key`,
    name: sql`coalesce(max(d.name), '')`,
    joins: sql`left join drugstore d on d.code = c.key`,
    order: byCount,
  },
}

/** Sums of counted days. */
export async function sumTries(
  db: Db,
  by: keyof typeof shapes,
  { from, to }: Days,
): Promise<SummedTries[]> {
  const { part, key, name, joins, order } = shapes[by]
  // What a day is is added up before names are joined to it.
  const { rows } = await sql<SummedTries>`
    select ${key} as key, ${name} as name, ${counts}
    from (${summed(part, { from, to }, by === 'day' || by === 'month')}) c ${joins}
    group by 1 order by ${order} limit ${maxRows}`.execute(db)
  return rows
}

export interface TriesOfUnit extends SummedTries {
  scheme: 'gso63' | 'gso34' | null
  province: number | null
  online: boolean
}

/** By the province that a pharmacy was entered with, of either scheme. */
export async function sumTriesByUnit(db: Db, days: Days): Promise<TriesOfUnit[]> {
  const { rows } = await sql<TriesOfUnit>`
    select '' as key, '' as name, d.scheme, d.province_id as province, c.key = '' as online, ${counts}
    from (${summed('store', days, false)}) c left join drugstore d on d.code = c.key
    group by d.scheme, d.province_id, c.key = ''`.execute(db)
  return rows
}

function summed(part: Shape['part'], { from, to }: Days, withDay: boolean) {
  const day = withDay ? sql`day,` : sql``
  return sql`
    select ${day} key, outcome, sum(tries) as tries, sum(suspicious) as suspicious from code_day
    where part = ${part} and day between ${from}::date and ${to}::date group by ${day} key, outcome`
}

export interface SummedReports {
  key: string
  name: string
  reports: number
  confirmed: number
}

const reportKeys = {
  day: sql`r.day::text`,
  month: sql`date_trunc('month', r.day)::date::text`,
  product: sql`coalesce(b.product_code, '')`,
  province: sql`r.province::text`,
}

export async function sumReports(
  db: Db,
  by: keyof typeof reportKeys,
  { from, to }: Days,
): Promise<SummedReports[]> {
  const { rows } = await sql<SummedReports>`
    select ${reportKeys[by]} as key, coalesce(max(p.name), '') as name, sum(r.reports)::float8 as reports,
      sum(r.confirmed)::float8 as confirmed
    from code_report_day r left join code_batch b on b.id = r.batch_id
      left join product p on p.product_code = b.product_code
    where r.day between ${from}::date and ${to}::date group by 1`.execute(db)
  return rows
}
