import type { Endpoint } from '#domain/contract.ts'
import type { AnyResource } from '#domain/resource.ts'
import type { ExportFormat } from '#domain/export-formats.ts'
import type { App } from '../../platform/http/app.ts'
import { rawRoute } from '../../platform/http/raw-route.ts'
import { readWhereItMay } from '../../platform/http/standby-reads.ts'
import type { OutTableOf, TableOf } from '../columns.ts'
import { openFields } from '../field-cells.ts'
import type { Handlers } from '../handlers.ts'
import { sendTable } from './send-table.ts'
import { rowPieces, type ListRows } from './write-table.ts'

/** `GET …/export`: what a list finds, in the columns of the import, where there is one: changed, it can be imported. */
export function exportRoute<R extends AnyResource>(
  app: App,
  definition: R['export'] & Pick<Endpoint, 'mayBeBehind'>,
  handlers: Handlers<R>,
  table: TableOf<R> | OutTableOf<R>,
): void {
  rawRoute(app, definition, async (ctx, { input, request, reply }) => {
    const { format, rows, ...asked } = input as {
      format: ExportFormat
      rows: 'all' | 'none'
      sort: string
    }
    // Without rows it is the empty form of an import, and no day is part of its name.
    const name = rows === 'none' ? `${table.file}-mau` : `${table.file}-${ctx.clock.today()}`
    const fields = await openFields(ctx, table)
    const listing: ListRows<R> = (page) =>
      readWhereItMay(ctx, definition, request, (reading) => handlers.list(reading, page))
    const pieces = rows === 'none' ? [] : rowPieces(listing, fields, asked)
    return sendTable(reply, { name, format, fields }, pieces)
  })
}
