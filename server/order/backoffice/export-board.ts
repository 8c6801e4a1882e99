import { z } from 'zod'
import { boardFilter, boardSorts } from '#domain/order/backoffice/api.ts'
import { backofficeTexts } from '#domain/order/backoffice/texts.ts'
import type { Caller, Context } from '../../context.ts'
import { csvRows, sendCsv } from '../../platform/csv.ts'
import type { App } from '../../platform/http/app.ts'
import type { Db } from '../../platform/db.ts'
import { rawRoute } from '../../platform/http/raw-route.ts'
import { readWhereItMay } from '../../platform/http/standby-reads.ts'
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
    mayBeBehind: true,
    produces: 'text/csv',
  } as const
  rawRoute(app, definition, async (ctx, { input: filter, request, reply, caller }) => {
    await noteExport(ctx, filter, caller)
    const read: ReadPage = (work) => readWhereItMay(ctx, definition, request, ({ db }) => work(db))
    return sendCsv(reply, `don-hang-${ctx.clock.today()}`, readPages(read, filter))
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

type ReadPage = (work: (db: Db) => Promise<Page>) => Promise<Page>

interface Page {
  rows: string
  count: number
  next: Place | null
}

/** One page is in memory at a time; whoever stops reading ends it. */
async function* readPages(
  read: ReadPage,
  { sort, ...filter }: ExportInput,
): AsyncGenerator<string, void> {
  yield boardCsvHead()
  let left = maxRows
  let after: Place | null = null
  do {
    const asked = { sort, after, limit: Math.min(rowsAtOnce, left) }
    const page: Page = await read(async (db) => {
      const { ids, next } = await findOrders(db, filter, asked)
      return { rows: boardCsvRows(await listBoardRows(db, ids)), count: ids.length, next }
    })
    yield page.rows
    left -= page.count
    after = page.next
  } while (after && left > 0)
  if (after) yield csvRows([[backofficeTexts.exportEnds(maxRows)]])
}
