import { z } from 'zod'
import { earnLogFilter } from '#domain/counter/api.ts'
import { exportTexts as texts } from '#domain/counter/export-texts.ts'
import { readKeyword } from '#domain/counter/keyword.ts'
import { mostFound } from '#domain/counter/limits.ts'
import { readSpan, type Span } from '#domain/counter/span.ts'
import type { Context } from '../context.ts'
import { getPharmacy } from '../platform/http/access.ts'
import type { App } from '../platform/http/app.ts'
import { rawRoute } from '../platform/http/raw-route.ts'
import { csvHead, csvRows, sendCsv } from '../platform/csv.ts'
import { listFound, listRows, type LogFilter } from './earn-log-queries.ts'
import { filterOf } from './list-earn-log.ts'
import { logLines, toLogCells } from './log-csv.ts'

const input = z.object(earnLogFilter)

/** The log as a table for spreadsheets: the same filter, phones and codes masked as on the screen. */
export function exportEarnLogRoute(app: App): void {
  const definition = {
    method: 'GET',
    path: '/drugstoreEarnPointLog/export',
    realm: 'pharmacy',
    role: 'owner',
    summary: "The store's log of a filter as CSV, at most 100,000 entries",
    input,
    produces: 'text/csv',
  } as const
  rawRoute(app, definition, (ctx, { input: asked, reply, caller }) => {
    const pharmacy = getPharmacy(caller)
    const span = readSpan(ctx.clock.today(), asked)
    const name = `${texts.earnLogFile}-${pharmacy.code}-${span.from}-${span.to}`
    return sendCsv(reply, name, readPages(ctx, filterOf(pharmacy, asked), span, asked.keyword))
  })
}

async function* readPages(
  { db }: Context,
  filter: LogFilter,
  span: Span,
  keyword: string | undefined,
): AsyncGenerator<string, void> {
  yield csvHead(texts.earnLogColumns)
  if (keyword !== undefined) {
    const all = { skip: 0, limit: mostFound }
    const rows = await listFound(db, filter, span, readKeyword(keyword), all)
    if (rows.length > 0) yield csvRows(rows.map(toLogCells))
    return
  }
  yield* logLines((page) => listRows(db, filter, span, page))
}
