import type { Output, ParsedInput } from '#domain/contract.ts'
import {
  codeReportTexts as texts,
  codeRowName,
} from '#domain/genuine/backoffice/code-report-texts.ts'
import {
  getCodeReport as definition,
  type CodeFigure,
  type CodeReportRow,
} from '#domain/genuine/backoffice/code-report.ts'
import { addDays } from '#domain/kernel/dates.ts'
import type { Context } from '../../context.ts'
import { nameProvinces } from '../../genuine/index.ts'
import { listProvinceSuccessors } from '../../location/index.ts'
import { sendCsv } from '../../platform/csv.ts'
import type { App } from '../../platform/http/app.ts'
import { rawRoute } from '../../platform/http/raw-route.ts'
import { readWhereItMay } from '../../platform/http/standby-reads.ts'
import { tablePieces, type OpenTable } from '../../resource/index.ts'
import { areCodeDaysBehind } from './code-day-queries.ts'
import { once } from './once.ts'
import {
  sumReports,
  sumTries,
  sumTriesByUnit,
  type Days,
  type SummedReports,
  type SummedTries,
} from './code-report-queries.ts'

type Asked = ParsedInput<typeof definition>
type Report = Output<typeof definition>

/** Of longer than three years only the last of it is read. */
const maxDays = 3 * 366

/** What became of codes that were entered, of days that were counted; no row names anybody. */
export async function getCodeReport(ctx: Context, asked: Asked): Promise<Report> {
  const days = daysOf(ctx, asked)
  const [items, behind] = await Promise.all([
    rowsOf(ctx, asked.by, days),
    areCodeDaysBehind(ctx.db),
  ])
  return { ...days, behind, items }
}

const figures = Object.keys(texts.columns) as CodeFigure[]

/** The same as a table for spreadsheets. */
export function exportCodeReportRoute(app: App): void {
  const route = {
    method: 'GET',
    path: '/admin/reports/codes/export',
    realm: 'staff',
    permission: 'codeReports.read',
    summary: 'Genuine codes that were entered, as CSV',
    input: definition.input,
    mayBeBehind: true,
    produces: 'text/csv',
  } as const
  rawRoute(app, route, async (ctx, { input: asked, request, reply }) => {
    const table = await readWhereItMay(ctx, route, request, (reading) =>
      openCodeReport(reading, asked),
    )
    return sendCsv(reply, table.name, tablePieces(table))
  })
}

/** The report as a file. */
export async function openCodeReport(ctx: Context, asked: Asked): Promise<OpenTable> {
  const { from, to, items } = await getCodeReport(ctx, asked)
  return {
    name: `ma-chinh-hang-${from}-${to}`,
    head: [texts.groups[asked.by], ...figures.map((figure) => texts.columns[figure])],
    rows: once(
      items.map((row) => [
        codeRowName(asked.by, row),
        ...figures.map((figure) => row[figure] ?? ''),
      ]),
    ),
  }
}

async function rowsOf(ctx: Context, by: Asked['by'], days: Days): Promise<CodeReportRow[]> {
  if (by === 'store') {
    const rows = await sumTries(ctx.db, by, days)
    return rows.map((row) => ({ ...row, reports: null, confirmed: null }))
  }
  const [tries, reports] = await Promise.all([
    by === 'province' ? triesByProvince(ctx, days) : sumTries(ctx.db, by, days),
    sumReports(ctx.db, by, days),
  ])
  const rows = joined(tries, reports)
  if (by === 'day' || by === 'month') return rows.toSorted((a, b) => (a.key < b.key ? 1 : -1))
  if (by === 'product') return rows
  const names = await nameProvinces(ctx)
  return rows.map((row) => ({ ...row, name: names.get(Number(row.key)) ?? '' }))
}

/** Entries and reports of the same key; either may be without the other. */
function joined(tries: readonly SummedTries[], reports: readonly SummedReports[]): CodeReportRow[] {
  const left = new Map(reports.map((one) => [one.key, one]))
  const rows = tries.map((row) => {
    const { reports: sent = 0, confirmed = 0 } = left.get(row.key) ?? {}
    left.delete(row.key)
    return { ...row, reports: sent, confirmed }
  })
  return [...rows, ...[...left.values()].map((one) => ({ ...noTries, ...one }))]
}

const noTries = {
  entered: 0,
  first: 0,
  again: 0,
  unknown: 0,
  recalled: 0,
  locked: 0,
  inactive: 0,
  no_points: 0,
  other: 0,
  suspicious: 0,
}
type Counts = typeof noTries

/** By provinces of today: those that were merged are where they went. Zero: a pharmacy whose province nobody knows. */
async function triesByProvince({ db }: Context, days: Days): Promise<SummedTries[]> {
  const [units, successors] = await Promise.all([
    sumTriesByUnit(db, days),
    listProvinceSuccessors(db),
  ])
  const rows = new Map<string, SummedTries>()
  for (const { online, scheme, province, key: _key, name: _name, ...counts } of units) {
    const today = scheme === 'gso63' ? successors.get(province ?? 0) : province
    const key = online ? '' : String(today ?? 0)
    const before = rows.get(key) ?? { key, name: '', ...noTries }
    rows.set(key, { ...before, ...added(before, counts) })
  }
  return [...rows.values()].toSorted((a, b) => b.entered - a.entered)
}

function added(one: Counts, other: Counts): Counts {
  const names = Object.keys(noTries) as (keyof Counts)[]
  return Object.fromEntries(names.map((name) => [name, one[name] + other[name]])) as Counts
}

function daysOf({ clock }: Context, { from, to = clock.today() }: Asked): Days {
  const first = addDays(to, 1 - maxDays)
  const asked = from ?? addDays(to, -29)
  return { from: asked < first ? first : asked, to }
}
