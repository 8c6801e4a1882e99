import { z } from 'zod'
import { deskEarnLogFilter } from '#domain/counter/desk/api.ts'
import { earnLogStatusOf } from '#domain/counter/earn-log-status.ts'
import { exportTexts as texts } from '#domain/counter/export-texts.ts'
import { counterTexts, earnLogStatusLabels } from '#domain/counter/texts.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { maskPhone } from '#domain/kernel/phone.ts'
import type { Context } from '../../context.ts'
import type { App } from '../../platform/http/app.ts'
import { rawRoute } from '../../platform/http/raw-route.ts'
import { csvHead, csvRows, sendCsv } from '../csv.ts'
import { deskFilterOf } from './list-log.ts'
import { listDeskRows, type DeskLogFilter, type DeskLogRow, type LogPlace } from './log-store.ts'

const mostRows = 100_000
const rowsAtOnce = 1000

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
    return sendCsv(reply, name, readPages(ctx, deskFilterOf(asked)))
  })
}

/** One page is in memory at a time. */
async function* readPages({ db }: Context, filter: DeskLogFilter): AsyncGenerator<string, void> {
  yield csvHead([...texts.earnLogColumns, ...texts.deskColumns])
  let left = mostRows
  let after: LogPlace | null = null
  do {
    const limit = Math.min(rowsAtOnce, left)
    const rows: DeskLogRow[] = await listDeskRows(db, filter, { after, limit })
    if (rows.length > 0) yield csvRows(rows.map(toCells))
    left -= rows.length
    after = rows.length === limit ? rows.at(-1)! : null
  } while (after && left > 0)
  if (after) yield csvRows([[counterTexts.exportEnds(mostRows)]])
}

function toCells(row: DeskLogRow): (string | number)[] {
  return [
    toVietnamIso(row.at).slice(0, 19).replace('T', ' '),
    maskPhone(row.phone),
    row.codeMasked,
    earnLogStatusLabels[earnLogStatusOf(row.result)],
    row.product ?? row.productCode ?? '',
    row.point,
    row.fullName ?? row.storeUser ?? '',
    row.storeCode === null ? '' : `${row.storeName ?? ''} (${row.storeCode})`,
    texts.channels[row.channel],
  ]
}
