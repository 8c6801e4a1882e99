import { earnLogStatuses, type EarnLogStatus } from '#domain/counter/earn-log-status.ts'
import type { Keyword } from '#domain/counter/keyword.ts'
import { mostFound } from '#domain/counter/limits.ts'
import { startOfDay, type Span } from '#domain/counter/span.ts'
import { addDays } from '#domain/kernel/dates.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import { noSums, type CodeSums } from './log-sums.ts'
import type { CamelRow, Column, Outer } from '../platform/rows.ts'

/** Which of a pharmacy's entries; the filters that are missing do not count. */
export interface LogFilter {
  pharmacyCode: string
  pharmacyUser?: string | undefined
  status?: EarnLogStatus | undefined
}

export interface LogRow
  extends
    CamelRow<'code_attempt', 'id' | 'phone' | 'code_masked' | 'result' | 'point' | 'sent_by'>,
    Outer<CamelRow<'code_batch', 'product_code'> & CamelRow<'drugstore_user', 'full_name'>> {
  at: Column<'code_attempt', 'attempted_at'>
  product: Column<'product', 'name'> | null
  pharmacyUser: Column<'code_attempt', 'store_user'>
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
  const values: unknown[] = [filter.pharmacyCode, ...instantsOf(span)]
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
  return queryRows<LogRow>(db, text, values)
}

export interface FoundSums extends CodeSums {
  /** How many were looked at; when that is `mostFound` there may be more. */
  looked: number
}

/** What the newest entries that a keyword finds come to, by the rest of the filter. */
export async function sumFound(
  db: Db,
  filter: LogFilter,
  span: Span,
  keyword: Keyword,
): Promise<FoundSums> {
  const values: unknown[] = [filter.pharmacyCode, ...instantsOf(span)]
  const found = foundBy(keyword, values)
  if (found === null) return { looked: 0, ...noSums }
  const fits = narrowing(filter, values).join(' and ') || 'true'
  const text = `
    select coalesce(sum(looked), 0)::int as looked, ${earnLogStatuses.map(entriesOf).join(', ')},
      coalesce(sum(points), 0)::bigint as points
    from (select earn_log_status(result) as status, count(*) as looked,
        count(*) filter (where ${fits}) as entries, sum(point) filter (where ${fits}) as points
      from (${found}) f group by result) results`
  const [sums] = await queryRows<FoundSums>(db, text, values)
  return sums!
}

const entriesOf = (status: EarnLogStatus) =>
  `coalesce(sum(entries) filter (where status = '${status}'), 0)::int as ${status}`

/** A page of them, newest first. */
export async function listFound(
  db: Db,
  filter: LogFilter,
  span: Span,
  keyword: Keyword,
  page: { skip: number; limit: number },
): Promise<LogRow[]> {
  const values: unknown[] = [filter.pharmacyCode, ...instantsOf(span)]
  const found = foundBy(keyword, values)
  if (found === null) return []
  const fits = narrowing(filter, values).join(' and ') || 'true'
  values.push(page.limit, page.skip)
  const text = shown(`
    select * from (${found}) f where ${fits} ${newestFirst}
    limit $${values.length - 1} offset $${values.length}`)
  return queryRows<LogRow>(db, text, values)
}

/** The newest that a keyword finds, null when it can find none. What one way finds, a later one leaves out. */
function foundBy(keyword: Keyword, values: unknown[]): string | null {
  const ways = waysOf(keyword, values)
  if (ways.length === 0) return null
  const sources = ways.map(
    (way, nth) => `(select * from code_attempt
      where store_code = $1 and attempted_at >= $2 and attempted_at < $3 and ${way}
        ${ways
          .slice(0, nth)
          .map((earlier) => `and not (${earlier})`)
          .join(' ')}
      ${newestFirst} limit ${mostFound})`,
  )
  return `select * from (${sources.join(' union all ')}) u ${newestFirst} limit ${mostFound}`
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

function narrowing({ pharmacyUser, status }: LogFilter, values: unknown[]): string[] {
  const where: string[] = []
  if (pharmacyUser !== undefined)
    where.push(`coalesce(store_user, '') = $${values.push(pharmacyUser)}`)
  if (status !== undefined) where.push(`earn_log_status(result) = $${values.push(status)}`)
  return where
}

// A page is a few rows: the fence (limit 1) keeps each looked up by its key, however many were guessed.
function shown(attempts: string): string {
  return `
    select a.id, a.attempted_at as at, a.phone, a.code_masked as "codeMasked", a.result, a.point,
      b.product_code as "productCode", b.product, a.store_user as "pharmacyUser", a.sent_by as "sentBy",
      u.full_name as "fullName"
    from (${attempts}) a
      left join lateral (select b.product_code, p.name as product
        from code_batch b left join product p on p.id = b.product_id
        where b.id = a.batch_id limit 1) b on true
      left join drugstore_user u on u.username = a.store_user
    order by a.attempted_at desc, a.id desc`
}

function instantsOf({ from, to }: Span): [Date, Date] {
  return [startOfDay(from), startOfDay(addDays(to, 1))]
}
