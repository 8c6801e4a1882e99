import type { Output, ParsedInput } from '#domain/contract.ts'
import { getRevenue as definition } from '#domain/backoffice/reports/api.ts'
import { withQuietDays } from '#domain/backoffice/reports/quiet-days.ts'
import { rowName } from '#domain/backoffice/reports/row-name.ts'
import { reportTexts as texts } from '#domain/backoffice/reports/texts.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import type { Context } from '../../context.ts'
import { sendCsv } from '../../platform/csv.ts'
import type { App } from '../../platform/http/app.ts'
import { rawRoute } from '../../platform/http/raw-route.ts'
import { readWhereItMay } from '../../platform/http/standby-reads.ts'
import { tablePieces, type OpenTable } from '../../resource/index.ts'
import { once } from './once.ts'
import { periodOf } from './period.ts'
import { isBehind, sumRevenue, type SummedRevenue } from './revenue-queries.ts'

type Asked = ParsedInput<typeof definition>
type Report = Output<typeof definition>

/** What orders came to, of days that were counted; no row names anybody. */
export async function getRevenue(ctx: Context, asked: Asked): Promise<Report> {
  const days = periodOf(ctx, asked)
  const { basis, by } = asked
  const [rows, behind] = await Promise.all([
    sumRevenue(ctx.db, { ...days, basis, by }),
    isBehind(ctx.db),
  ])
  const today = ctx.clock.today()
  const until = { ...days, to: days.to > today ? today : days.to }
  return { ...days, by, behind, items: withQuietDays(by, until, rows.map(toRow)) }
}

type Column = keyof typeof texts.columns
const columns = Object.keys(texts.columns) as Column[]

/** The same as a table for spreadsheets. */
export function exportRevenueRoute(app: App): void {
  const route = {
    method: 'GET',
    path: '/admin/reports/revenue/export',
    realm: 'staff',
    permission: 'reports.read',
    summary: 'Revenue as CSV',
    input: definition.input,
    mayBeBehind: true,
    produces: 'text/csv',
  } as const
  rawRoute(app, route, async (ctx, { input: asked, request, reply }) => {
    const table = await readWhereItMay(ctx, route, request, (reading) =>
      openRevenue(reading, asked),
    )
    return sendCsv(reply, table.name, tablePieces(table))
  })
}

/** The report as a file. */
export async function openRevenue(ctx: Context, asked: Asked): Promise<OpenTable> {
  const { from, to, items } = await getRevenue(ctx, asked)
  return {
    name: `${texts.files.revenue}-${from}-${to}`,
    head: [texts.groups[asked.by], ...columns.map((column) => texts.columns[column])],
    rows: once(
      items.map((row) => [rowName(asked.by, row), ...columns.map((column) => row[column] ?? '')]),
    ),
  }
}

function toRow(row: SummedRevenue): Report['items'][number] {
  const { gross, price_discount, employee_discount, voucher, fee, returned } = row
  return {
    ...row,
    gross: vnd(gross),
    price_discount: vnd(price_discount),
    employee_discount: employee_discount === null ? null : vnd(employee_discount),
    voucher: voucher === null ? null : vnd(voucher),
    fee: fee === null ? null : vnd(fee),
    returned: vnd(returned),
  }
}
