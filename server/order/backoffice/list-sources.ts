import type { Output, ParsedInput } from '#domain/contract.ts'
import { addDays } from '#domain/kernel/dates.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import { listSources as definition } from '#domain/order/backoffice/sources-api.ts'
import { backofficeTexts as texts } from '#domain/order/backoffice/texts.ts'
import type { Context } from '../../context.ts'
import { csvHead, csvRows, sendCsv } from '../../platform/csv.ts'
import type { App } from '../../platform/http/app.ts'
import { rawRoute } from '../../platform/http/raw-route.ts'
import { readWhereItMay } from '../../platform/http/standby-reads.ts'
import { sumSources } from './source-queries.ts'

type Asked = ParsedInput<typeof definition>
type Report = Output<typeof definition>

/** Of longer than a year only the last of it is read. */
const maxDays = 366

/** What campaigns brought; no row names anybody. */
export async function listSources(ctx: Context, asked: Asked): Promise<Report> {
  const days = daysOf(ctx, asked)
  const rows = await sumSources(ctx.db, days)
  return { ...days, items: rows.map((row) => ({ ...row, revenue: vnd(row.revenue) })) }
}

/** The same as a table for spreadsheets. */
export function exportSourcesRoute(app: App): void {
  const route = {
    method: 'GET',
    path: '/admin/orders/sources/export',
    realm: 'staff',
    permission: 'reports.read',
    summary: 'Orders and revenue by campaign as CSV',
    input: definition.input,
    mayBeBehind: true,
    produces: 'text/csv',
  } as const
  rawRoute(app, route, async (ctx, { input: asked, request, reply }) => {
    const { from, to, items } = await readWhereItMay(ctx, route, request, (reading) =>
      listSources(reading, asked),
    )
    const rows = items.map(({ source, medium, campaign, orders, cancelled, revenue }) => [
      source || texts.noSource,
      medium,
      campaign,
      orders,
      cancelled,
      revenue,
    ])
    return sendCsv(reply, `nguon-don-${from}-${to}`, [csvHead(texts.sourceColumns), csvRows(rows)])
  })
}

function daysOf({ clock }: Context, { from, to = clock.today() }: Asked) {
  const first = addDays(to, 1 - maxDays)
  const asked = from ?? addDays(to, -29)
  return { from: asked < first ? first : asked, to }
}
