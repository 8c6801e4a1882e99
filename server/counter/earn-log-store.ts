import type { EarnLogStatus } from '#domain/counter/earn-log-status.ts'
import type { Keyword } from '#domain/counter/keyword.ts'
import { startOfDay, type Span } from '#domain/counter/span.ts'
import { addDays } from '#domain/kernel/dates.ts'
import type { Db } from '../platform/db.ts'
import { rowsOf } from '../platform/rows-of.ts'
import type { CodeSums, DaySums } from './log-days.ts'

/** Which of a store's entries; the filters that are missing do not count. */
export interface LogFilter {
  storeCode: string
  storeUser?: string | undefined
  status?: EarnLogStatus | undefined
}

export interface LogRow {
  id: number
  at: Date
  phone: string
  codeMasked: string
  result: number
  point: number
  productCode: string | null
  product: string | null
  storeUser: string | null
  fullName: string | null
}

/** The sums of each day on which there was something, newest first. */
export function listDays(db: Db, filter: LogFilter, { from, to }: Span): Promise<DaySums[]> {
  const { storeCode, storeUser } = filter
  const own = storeUser === undefined ? '' : 'and store_user = $4'
  const text = `
    select day, sum(earned)::int as earned, sum(used)::int as used, sum(wrong)::int as wrong,
      sum(refused)::int as refused, sum(points)::bigint as points
    from store_day where store_code = $1 and day between $2 and $3 ${own}
    group by day order by day desc`
  return rowsOf<DaySums>(db, text, [storeCode, from, to, ...given(storeUser)])
}

/** Where a page begins: after so many, or after the last row of the one before. */
export type PageStart = { skip: number } | { after: { at: Date; id: number } | null }

/** The rows of some days, newest first. */
export function listRows(
  db: Db,
  filter: LogFilter,
  span: Span,
  page: PageStart & { limit: number },
): Promise<LogRow[]> {
  const values: unknown[] = [filter.storeCode, ...instantsOf(span)]
  const where = ['store_code = $1 and attempted_at >= $2 and attempted_at < $3']
  where.push(...narrowing(filter, values))
  if ('after' in page && page.after) {
    values.push(page.after.at, page.after.id)
    where.push(`(attempted_at, id) < ($${values.length - 1}, $${values.length})`)
  }
  values.push(page.limit, 'skip' in page ? page.skip : 0)
  const text = shown(`
    select * from code_attempt where ${where.join(' and ')} ${newestFirst}
    limit $${values.length - 1} offset $${values.length}`)
  return rowsOf<LogRow>(db, text, values)
}

/** So many are looked at for a keyword: the newest that have it. */
export const mostFound = 5000

export interface FoundRows extends CodeSums {
  /** How many were looked at; when that is `mostFound` there may be more. */
  looked: number
  /** Of the page, newest first. */
  ids: number[]
}

const nothing = { looked: 0, ids: [], earned: 0, used: 0, wrong: 0, refused: 0, points: 0 }

/** The newest entries that a keyword finds, by the rest of the filter: their sums, and those of a page. */
export async function findRows(
  db: Db,
  filter: LogFilter,
  span: Span,
  keyword: Keyword,
  page: { skip: number; limit: number },
): Promise<FoundRows> {
  const values: unknown[] = [filter.storeCode, ...instantsOf(span)]
  const ways = waysOf(keyword, values)
  if (ways.length === 0) return nothing
  const sources = ways.map(
    (way) => `(select id, attempted_at, result, point, store_user from code_attempt
      where store_code = $1 and attempted_at >= $2 and attempted_at < $3 and ${way}
      ${newestFirst} limit ${mostFound})`,
  )
  const narrowed = narrowing(filter, values)
  const places = [values.push(page.limit), values.push(page.skip)]
  const text = `
    with found as materialized (
      select * from (${sources.join(' union ')}) u ${newestFirst} limit ${mostFound}
    ), kept as materialized (
      select id, attempted_at, earn_log_status(result) as status, point from found
      ${narrowed.length > 0 ? `where ${narrowed.join(' and ')}` : ''}
    )
    select (select count(*) from found)::int as looked,
      coalesce((select json_agg(id ${newestFirst}) from (select id, attempted_at from kept
        ${newestFirst} limit $${places[0]} offset $${places[1]}) p), '[]') as ids,
      count(*) filter (where status = 'earned')::int as earned,
      count(*) filter (where status = 'used')::int as used,
      count(*) filter (where status = 'wrong')::int as wrong,
      count(*) filter (where status = 'refused')::int as refused,
      coalesce(sum(point), 0)::bigint as points
    from kept`
  const [found] = await rowsOf<FoundRows>(db, text, values)
  return found!
}

/** Rows by their ids, newest first. */
export function listRowsById(db: Db, ids: readonly number[]): Promise<LogRow[]> {
  const text = shown('select * from code_attempt where id = any($1::bigint[])')
  return rowsOf<LogRow>(db, text, [[...ids]])
}

const newestFirst = 'order by attempted_at desc, id desc'

function waysOf({ phoneEnd, codePart, codeMasked }: Keyword, values: unknown[]): string[] {
  const ways: string[] = []
  if (phoneEnd !== null) {
    values.push(phoneEnd.slice(-3), `%${phoneEnd}`)
    ways.push(`right(phone, 3) = $${values.length - 1} and phone like $${values.length}`)
  }
  if (codePart !== null) {
    values.push(codePart)
    ways.push(
      `left(code_masked, 3) = $${values.length}`,
      `right(code_masked, 3) = $${values.length}`,
    )
  }
  if (codeMasked !== null) {
    values.push(codeMasked.slice(-3), codeMasked)
    ways.push(`right(code_masked, 3) = $${values.length - 1} and code_masked = $${values.length}`)
  }
  return ways
}

function narrowing({ storeUser, status }: LogFilter, values: unknown[]): string[] {
  const where: string[] = []
  if (storeUser !== undefined) where.push(`coalesce(store_user, '') = $${values.push(storeUser)}`)
  if (status !== undefined) where.push(`earn_log_status(result) = $${values.push(status)}`)
  return where
}

function shown(attempts: string): string {
  return `
    select a.id, a.attempted_at as at, a.phone, a.code_masked as "codeMasked", a.result, a.point,
      b.product_code as "productCode", p.name as product, a.store_user as "storeUser",
      u.full_name as "fullName"
    from (${attempts}) a
      left join code_batch b on b.id = a.batch_id
      left join product p on p.id = b.product_id
      left join drugstore_user u on u.username = a.store_user
    order by a.attempted_at desc, a.id desc`
}

function instantsOf({ from, to }: Span): [Date, Date] {
  return [startOfDay(from), startOfDay(addDays(to, 1))]
}

function given(value: string | undefined): string[] {
  return value === undefined ? [] : [value]
}
