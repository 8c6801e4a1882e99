import { z } from 'zod'
import { boardFilter, boardSorts } from '#domain/order/backoffice/api.ts'
import { backofficeTexts } from '#domain/order/backoffice/texts.ts'
import type { Caller, Context } from '../../context.ts'
import { csvRows, sendCsv } from '../../platform/csv.ts'
import type { App } from '../../platform/http/app.ts'
import { rawRoute } from '../../platform/http/raw-route.ts'
import { recordAudit } from '../../staff/index.ts'
import type { Place } from './board-cursor.ts'
import { boardCsvHead, boardCsvRows } from './board-csv.ts'
import { findOrders } from './find-orders.ts'
import { listBoardRows } from './row-queries.ts'

/** At most so many orders leave at once. */
const maxRows = 100_000
const rowsAtOnce = 500

const input = z.object({ ...boardFilter, sort: z.enum(boardSorts).default('new') })
type ExportInput = z.output<typeof input>

/** The board as a table for spreadsheets: the same filter, phones whole, noted in the audit. */
export function exportRoute(app: App): void {
  const definition = {
    method: 'GET',
    path: '/admin/orders/export',
    realm: 'staff',
    permission: 'orders.export',
    summary: 'The orders of a filter as CSV, at most 100,000; noted in the audit',
    input,
    produces: 'text/csv',
  } as const
  rawRoute(app, definition, async (ctx, { input: filter, reply, caller }) => {
    await noteExport(ctx, filter, caller)
    return sendCsv(reply, `don-hang-${ctx.clock.today()}`, readPages(ctx, filter))
  })
}

/** Before the first row leaves. */
async function noteExport(ctx: Context, filter: ExportInput, caller: Caller): Promise<void> {
  await ctx.db.transaction().execute((trx) =>
    recordAudit(ctx, trx, caller, {
      action: backofficeTexts.exported,
      subject: { kind: 'order', id: 'csv' },
      after: filter,
    }),
  )
}

/** One page is in memory at a time; whoever stops reading ends it. */
async function* readPages(
  { db }: Context,
  { sort, ...filter }: ExportInput,
): AsyncGenerator<string, void> {
  yield boardCsvHead()
  let left = maxRows
  let after: Place | null = null
  do {
    const { ids, next }: { ids: number[]; next: Place | null } = await findOrders(db, filter, {
      sort,
      after,
      limit: Math.min(rowsAtOnce, left),
    })
    yield boardCsvRows(await listBoardRows(db, ids))
    left -= ids.length
    after = next
  } while (after && left > 0)
  if (after) yield csvRows([[backofficeTexts.exportEnds(maxRows)]])
}
