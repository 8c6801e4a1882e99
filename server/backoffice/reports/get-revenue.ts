import type { Output, ParsedInput } from '#domain/contract.ts'
import { getRevenue as definition } from '#domain/backoffice/reports/api.ts'
import { rowName } from '#domain/backoffice/reports/row-name.ts'
import { reportTexts as texts } from '#domain/backoffice/reports/texts.ts'
import { addDays } from '#domain/kernel/dates.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import type { Context } from '../../context.ts'
import { csvHead, csvRows, sendCsv } from '../../platform/csv.ts'
import type { App } from '../../platform/http/app.ts'
import { rawRoute } from '../../platform/http/raw-route.ts'
import { isBehind, sumRevenue, type SummedRevenue } from './revenue-queries.ts'

type Asked = ParsedInput<typeof definition>
type Report = Output<typeof definition>

/** Of longer than three years only the last of it is read. */
const maxDays = 3 * 366

/** What orders came to, of days that were counted; no row names anybody. */
export async function getRevenue(ctx: Context, asked: Asked): Promise<Report> {
  const days = daysOf(ctx, asked)
  const { basis, by } = asked
  const [rows, behind] = await Promise.all([
    sumRevenue(ctx.db, { ...days, basis, by }),
    isBehind(ctx.db),
  ])
  return { ...days, behind, items: rows.map(toRow) }
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
    produces: 'text/csv',
  } as const
  rawRoute(app, route, async (ctx, { input: asked, reply }) => {
    const { from, to, items } = await getRevenue(ctx, asked)
    const rows = items.map((row) => [
      rowName(asked.by, row),
      ...columns.map((column) => row[column] ?? ''),
    ])
    const head = [texts.groups[asked.by], ...columns.map((column) => texts.columns[column])]
    return sendCsv(reply, `doanh-thu-${from}-${to}`, [csvHead(head), csvRows(rows)])
  })
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

function daysOf({ clock }: Context, { from, to = clock.today() }: Asked) {
  const first = addDays(to, 1 - maxDays)
  const asked = from ?? addDays(to, -29)
  return { from: asked < first ? first : asked, to }
}
