import { earnLogStatuses, type EarnLogStatus } from '#domain/counter/earn-log-status.ts'
import type { Span } from '#domain/counter/span.ts'
import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { LogFilter } from './earn-log-queries.ts'
import type { CodeSums } from './log-sums.ts'

interface FoundPage extends CodeSums {
  from: VietnamDay | null
  to: VietnamDay | null
  /** Entries of later days, which come before the page's. */
  before: number
}

/**
 * The sums of a filter's days, and on which of them the rows of a page are, with how many of the
 * newest of those come before it: of a million rows those of a few days are looked at. The place is
 * null when there is no such page. The sums are of all kinds, whichever is asked for.
 */
export async function findLogPage(
  db: Db,
  { pharmacyCode, pharmacyUser, status }: LogFilter,
  span: Span,
  { page, limit }: { page: number; limit: number },
): Promise<{ sums: CodeSums; place: (Span & { skip: number }) | null }> {
  const skip = (page - 1) * limit
  const values = [pharmacyCode, span.from, span.to, skip, limit]
  const text = pageOfDays(status, pharmacyUser !== undefined)
  const [found] = await queryRows<FoundPage>(db, text, [
    ...values,
    ...(pharmacyUser === undefined ? [] : [pharmacyUser]),
  ])
  const { from, to, before, ...sums } = found!
  return { sums, place: from !== null && to !== null ? { from, to, skip: skip - before } : null }
}

/** One row, however many days there are: reading them costs more than adding them up. */
const pageOfDays = (status: EarnLogStatus | undefined, ofUser: boolean) => `
  with days as (
    select day, sum(earned)::int as earned, sum(used)::int as used, sum(wrong)::int as wrong,
      sum(refused)::int as refused, sum(points)::bigint as points,
      sum(${status ?? earnLogStatuses.join(' + ')})::int as entries
    from store_day
    where store_code = $1 and day between $2 and $3 ${ofUser ? 'and store_user = $6' : ''}
    group by day
  ), reached as (
    select *, sum(entries) over (order by day desc) as upto from days
  )
  select coalesce(sum(earned), 0)::int as earned, coalesce(sum(used), 0)::int as used,
    coalesce(sum(wrong), 0)::int as wrong, coalesce(sum(refused), 0)::int as refused,
    coalesce(sum(points), 0)::bigint as points,
    max(day) filter (where upto > $4::int) as "to",
    coalesce(max(day) filter (where upto >= $4::int + $5::int), min(day)) as "from",
    coalesce(max(upto) filter (where upto <= $4::int), 0)::int as before
  from reached`
