import { z } from 'zod'
import * as api from '#domain/order/cash/api.ts'
import * as statements from '#domain/order/cash/backoffice/statements.ts'
import { cashTexts as texts } from '#domain/order/cash/texts.ts'
import { maxImportBytes } from '#domain/resource.ts'
import { csvHead, csvRows, sendCsv } from '../../platform/csv.ts'
import { route, type App } from '../../platform/http/app.ts'
import { readFormFile, takesFormFile } from '../../platform/http/form-file.ts'
import { rawRoute } from '../../platform/http/raw-route.ts'
import { bookStatement } from './book-statement.ts'
import { bankStatement, explainLine, reverseStatement } from './change-statement.ts'
import { getStatement } from './get-statement.ts'
import { serveCashLimits } from './limits.ts'
import { listStatements } from './list-statements.ts'
import { judgeStatement } from './judge-statement.ts'
import { listCash } from './list-cash.ts'
import { readStatement } from './read-statement.ts'

export function cashRoutes(app: App): void {
  route(app, api.listCash, listCash)
  route(app, api.judgeStatement, judgeStatement)
  route(app, api.bookStatement, bookStatement)
  route(app, statements.listStatements, listStatements)
  route(app, statements.getStatement, getStatement)
  route(app, statements.reverseStatement, reverseStatement)
  route(app, statements.bankStatement, bankStatement)
  route(app, statements.explainLine, explainLine)
  serveCashLimits(app)
  readRoute(app)
  exportRoute(app)
}

/** The lines of a file, for the dry run: nothing is written. */
function readRoute(app: App): void {
  const definition = {
    method: 'POST',
    path: '/admin/cash-statements/read',
    realm: 'staff',
    permission: 'cash.close',
    summary: 'Read a carrier’s statement from a CSV or XLSX file; nothing is written',
    input: z.object({}),
    produces: 'application/json',
    ...takesFormFile(maxImportBytes),
  } as const
  rawRoute(app, definition, async (_ctx, { request }) => {
    const { bytes } = await readFormFile(request, texts.noFile)
    return { data: await readStatement(bytes) }
  })
}

function exportRoute(app: App): void {
  const definition = {
    method: 'GET',
    path: '/admin/cash-statements/{id}/export',
    realm: 'staff',
    permission: 'cash.close',
    summary: 'A statement’s lines as CSV',
    input: statements.getStatement.input,
    produces: 'text/csv',
  } as const
  rawRoute(app, definition, async (ctx, { input, reply }) => {
    const { id, lines } = await getStatement(ctx, input)
    const rows = lines.map((line) => [
      line.order_code,
      line.tracking_code,
      line.collected,
      line.remitted,
      line.fee,
      line.remitted - line.collected,
      line.reason,
    ])
    return sendCsv(reply, `tien-thu-ho-${id}`, [csvHead(texts.exportHeads), csvRows(rows)])
  })
}
