import { z } from 'zod'
import { deskEarnLogFilter } from '#domain/counter/desk/api.ts'
import { exportTexts as texts } from '#domain/counter/export-texts.ts'
import type { Context } from '../../context.ts'
import type { App } from '../../platform/http/app.ts'
import { rawRoute } from '../../platform/http/raw-route.ts'
import { csvHead, sendCsv } from '../../platform/csv.ts'
import { logLines, toLogCells } from '../log-csv.ts'
import { deskFilterOf } from './list-log.ts'
import { listDeskRows, type DeskLogRow } from './log-store.ts'

const input = z.object(deskEarnLogFilter)

/** The log of all stores as a table: the same filter, phones and codes masked as on the screen. */
export function exportDeskLogRoute(app: App): void {
  const definition = {
    method: 'GET',
    path: '/admin/earn-log/export',
    actor: 'staff:stores.read',
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
  const filter = await deskFilterOf(db, asked)
  yield csvHead([...texts.earnLogColumns, ...texts.deskColumns])
  yield* logLines((page) => listDeskRows(db, filter, page), toDeskCells)
}

function toDeskCells(row: DeskLogRow): (string | number)[] {
  return [
    ...toLogCells(row),
    row.storeCode === null ? '' : `${row.storeName ?? ''} (${row.storeCode})`,
    texts.channels[row.channel],
  ]
}
