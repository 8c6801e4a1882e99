import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/counter/api.ts'
import { readKeyword } from '#domain/counter/keyword.ts'
import { mostFound } from '#domain/counter/limits.ts'
import { readSpan, type Span } from '#domain/counter/span.ts'
import { points } from '#domain/kernel/points.ts'
import { toPage } from '#domain/paging.ts'
import type { Caller, Context, SignedInPharmacy } from '../context.ts'
import { getPharmacy } from '../platform/http/access.ts'
import { listFound, listRows, sumFound, type LogFilter } from './earn-log-queries.ts'
import { toEarnLog } from './earn-log-view.ts'
import { findLogPage } from './log-days-queries.ts'
import { sumsOfKind } from './log-sums.ts'

type Input = ParsedInput<typeof api.listEarnLog>
type Answer = Output<typeof api.listEarnLog>

/** A pharmacy's entries, newest first; staff see their own alone (docs/rules/counter.md §2). */
export async function listEarnLog(ctx: Context, input: Input, caller: Caller): Promise<Answer> {
  const filter = filterOf(getPharmacy(caller), input)
  const span = readSpan(ctx.clock.today(), input)
  const { keyword } = input
  return keyword === undefined
    ? listByDays(ctx, filter, span, input)
    : listByKeyword(ctx, filter, span, { ...input, keyword })
}

/** What of the pharmacy's log a caller may see, and asks for. */
export function filterOf(
  { code, role, username }: SignedInPharmacy,
  { status, user }: Pick<Input, 'status' | 'user'>,
): LogFilter {
  return { pharmacyCode: code, pharmacyUser: role === 'owner' ? user : username, status }
}

/** Sums come from the days, and tell on which of them the page is. */
async function listByDays(
  { db }: Context,
  filter: LogFilter,
  span: Span,
  { page, limit }: Input,
): Promise<Answer> {
  const { sums, place } = await findLogPage(db, filter, span, { page, limit })
  const summary = sumsOfKind(sums, filter.status)
  const rows = place ? await listRows(db, filter, place, { skip: place.skip, limit }) : []
  return {
    ...toPage(rows.map(toEarnLog), summary.entries, page, limit),
    summary: { ...summary, points: points(summary.points) },
    is_cut: false,
  }
}

async function listByKeyword(
  { db }: Context,
  filter: LogFilter,
  span: Span,
  { keyword, page, limit }: Input & { keyword: string },
): Promise<Answer> {
  const looking = readKeyword(keyword)
  const [{ looked, ...sums }, rows] = await Promise.all([
    sumFound(db, filter, span, looking),
    listFound(db, filter, span, looking, { skip: (page - 1) * limit, limit }),
  ])
  const summary = sumsOfKind(sums, undefined)
  return {
    ...toPage(rows.map(toEarnLog), summary.entries, page, limit),
    summary: { ...summary, points: points(summary.points) },
    is_cut: looked >= mostFound,
  }
}
