import { z } from 'zod'
import { backofficeEarnLogFilter } from '#domain/counter/backoffice/api.ts'
import { exportTexts as texts } from '#domain/counter/export-texts.ts'
import type { Context } from '../../context.ts'
import type { App } from '../../platform/http/app.ts'
import { rawRoute } from '../../platform/http/raw-route.ts'
import { csvHead, sendCsv } from '../../platform/csv.ts'
import { logLines, toLogCells } from '../log-csv.ts'
import { backofficeFilterOf } from './list-log.ts'
import { listBackofficeRows, type BackofficeLogRow } from './log-queries.ts'

const input = z.object(backofficeEarnLogFilter)

/** The log of all pharmacies as a table: the same filter, phones and codes masked as on the screen. */
export function exportBackofficeLogRoute(app: App): void {
  const definition = {
    method: 'GET',
    path: '/admin/earn-log/export',
    realm: 'staff',
    permission: 'stores.read',
    summary: 'Codes entered anywhere, of a filter, as CSV, at most 100,000',
    input,
    produces: 'text/csv',
  } as const
  rawRoute(app, definition, (ctx, { input: asked, reply }) => {
    const name = `${texts.earnLogFile}-${ctx.clock.today()}`
    return sendCsv(reply, name, readLines(ctx, asked))
  })
}

async function* readLines(
  { db }: Context,
  asked: z.output<typeof input>,
): AsyncGenerator<string, void> {
  const filter = await backofficeFilterOf(db, asked)
  yield csvHead([...texts.earnLogColumns, ...texts.backofficeColumns])
  yield* logLines((page) => listBackofficeRows(db, filter, page), toBackofficeCells)
}

function toBackofficeCells(row: BackofficeLogRow): (string | number)[] {
  return [
    ...toLogCells(row),
    row.pharmacyCode === null ? '' : `${row.pharmacyName ?? ''} (${row.pharmacyCode})`,
    texts.channels[row.channel],
  ]
}
