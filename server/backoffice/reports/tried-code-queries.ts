import { sql, type RawBuilder } from 'kysely'
import type {
  CodeOutcome,
  CodeReportGroup,
  CounterfeitFigure,
  TryFigure,
} from '#domain/genuine/backoffice/code-report.ts'
import type { ReportState } from '#domain/genuine/backoffice/report-states.ts'
import type { Db } from '../../platform/db.ts'
import type { Days } from './code-report-queries.ts'
import { outcomeOf } from './code-day-queries.ts'

/** One row of the report; `provinces` are those of before that went into that of today. */
export interface Cell extends Days {
  by: CodeReportGroup
  key: string
  provinces: readonly number[]
}

export interface TriedRow {
  id: number
  at: Date
  phone: string
  masked: string
  outcome: CodeOutcome
  result: number
  channel: 'member' | 'store' | 'guest'
  pharmacyCode: string | null
  pharmacyName: string | null
  product: string
  suspicious: boolean
  canTrace: boolean
  /** Its time in microseconds: what a page begins after. */
  place: number
}

export async function listTries(
  db: Db,
  cell: Cell & { figure: TryFigure },
  { after, limit }: { after: { place: number; id: number } | null; limit: number },
): Promise<TriedRow[]> {
  const where = [inDays(sql`a.attempted_at`, cell), ofTry(cell), ofFigure(cell.figure)]
  if (after) {
    where.push(
      sql`(a.attempted_at, a.id) < (to_timestamp(${after.place}::bigint / 1000000.0), ${after.id})`,
    )
  }
  const { rows } = await sql<TriedRow>`
    select a.id, a.attempted_at as at, a.phone, a.code_masked as masked, ${outcomeOf} as outcome, a.result,
      a.channel, a.store_code as "pharmacyCode", d.name as "pharmacyName", a.suspicious,
      coalesce(p.name, b.product_code, '') as product, a.code_hash is not null as "canTrace",
      (extract(epoch from a.attempted_at) * 1000000)::bigint as place
    from code_attempt a left join code_batch b on b.id = a.batch_id
      left join product p on p.product_code = b.product_code left join drugstore d on d.code = a.store_code
    where ${sql.join(where, sql` and `)}
    order by a.attempted_at desc, a.id desc limit ${limit}`.execute(db)
  return rows
}

export interface CountedRow {
  id: number
  at: Date
  state: ReportState
  masked: string
  product: string
  place: string
}

const maxReports = 200

export async function listReports(
  db: Db,
  cell: Cell & { figure: CounterfeitFigure },
): Promise<CountedRow[]> {
  const { by, key, figure } = cell
  const where = [inDays(sql`r.created_at`, cell)]
  if (by === 'product') where.push(ofProduct(key))
  if (by === 'province') where.push(sql`coalesce(r.province, 0) = ${Number(key)}`)
  if (by === 'store') where.push(sql`false`)
  if (figure === 'confirmed') where.push(sql`r.state = 'counterfeit'`)
  const { rows } = await sql<CountedRow>`
    select r.id, r.created_at as at, r.state, r.code_masked as masked, r.place,
      coalesce(p.name, b.product_code, '') as product
    from counterfeit_report r left join code_batch b on b.id = r.batch_id
      left join product p on p.product_code = b.product_code
    where ${sql.join(where, sql` and `)}
    order by r.created_at desc, r.id desc limit ${maxReports}`.execute(db)
  return rows
}

const inDays = (column: RawBuilder<unknown>, { from, to }: Days): RawBuilder<unknown> => sql`
  ${column} >= (${from}::date)::timestamp at time zone 'Asia/Ho_Chi_Minh'
  and ${column} < (${to}::date + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh'`

function ofTry({ by, key, provinces }: Cell): RawBuilder<unknown> {
  if (by === 'product') return key === '' ? sql`a.batch_id is null` : batchesOf(key)
  if (by === 'store') return key === '' ? sql`a.store_code is null` : sql`a.store_code = ${key}`
  if (by !== 'province') return sql`true`
  if (key === '') return sql`a.store_code is null`
  if (key === '0') {
    return sql`a.store_code is not null and not exists (
      select from drugstore s where s.code = a.store_code and s.province_id is not null)`
  }
  return sql`a.store_code = any(array(select code from drugstore
    where (scheme = 'gso34' and province_id = ${Number(key)})
      or (scheme = 'gso63' and province_id = any(${[...provinces]}::int[]))))`
}

/** By an index of batches, in the order of time. */
function batchesOf(code: string): RawBuilder<unknown> {
  return sql`a.batch_id = any(array(select id from code_batch where product_code = ${code}))`
}

function ofProduct(code: string): RawBuilder<unknown> {
  return code === '' ? sql`r.batch_id is null` : sql`b.product_code = ${code}`
}

const statuses: Partial<Record<TryFigure, string>> = {
  first: 'earned',
  again: 'used',
  unknown: 'wrong',
}

/** By an index where one has just these. */
function ofFigure(figure: TryFigure): RawBuilder<unknown> {
  if (figure === 'entered') return sql`true`
  if (figure === 'suspicious') return sql`a.suspicious`
  const status = statuses[figure]
  if (status) return sql`earn_log_status(a.result) = ${status}`
  return sql`earn_log_status(a.result) = 'refused' and ${outcomeOf} = ${figure}`
}
