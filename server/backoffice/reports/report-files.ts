import type { z } from 'zod'
import { getRevenue as revenue } from '#domain/backoffice/reports/api.ts'
import { offerName } from '#domain/backoffice/reports/offer-name.ts'
import { giftReportInput, voucherReportInput } from '#domain/backoffice/reports/offers/api.ts'
import { pointLines } from '#domain/backoffice/reports/point-lines.ts'
import {
  getPointReport as points,
  pointEntriesInput,
} from '#domain/backoffice/reports/points/api.ts'
import { reportTexts as texts } from '#domain/backoffice/reports/texts.ts'
import { getCohorts as cohorts } from '#domain/customer/backoffice/cohorts.ts'
import { getCodeReport as codes } from '#domain/genuine/backoffice/code-report.ts'
import { formatDate, formatDateTime } from '#domain/kernel/dates.ts'
import { exportFormats } from '#domain/export-formats.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import type { Context } from '../../context.ts'
import { tableFile, type OpenTable, type TableFile } from '../../resource/index.ts'
import { openCodeReport } from './get-code-report.ts'
import { openCohorts } from './get-cohorts.ts'
import { openRevenue } from './get-revenue.ts'
import { once } from './once.ts'
import { getGiftReport, getVoucherReport } from './offers/get-offer-reports.ts'
import { getPointReport } from './points/get-point-report.ts'
import { moveFilterOf, toPointEntry } from './points/list-point-entries.ts'
import { listMoved } from './points/point-queries.ts'

/** Reports as files that the worker makes. */
export const reportFiles: readonly TableFile[] = [
  reportFile('report-revenue', 'reports.read', revenue.input, openRevenue),
  reportFile('report-points', 'reports.loyalty', points.input, openPoints),
  reportFile('report-point-entries', 'reports.loyalty', pointEntriesInput, openEntries),
  reportFile('report-vouchers', 'reports.loyalty', voucherReportInput, openVouchers),
  reportFile('report-gifts', 'reports.loyalty', giftReportInput, openGifts),
  reportFile('report-codes', 'codeReports.read', codes.input, openCodeReport),
  reportFile('report-cohorts', 'cohorts.read', cohorts.input, openCohorts),
]

type Open<I extends z.ZodType> = (ctx: Context, asked: z.output<I>) => Promise<OpenTable>

function reportFile<I extends z.ZodType>(
  list: string,
  permission: Permission,
  input: I,
  open: Open<I>,
): TableFile {
  return tableFile<I>({ list, input, formats: exportFormats, permission: () => permission, open })
}

type Cells = (string | number)[]

async function openPoints(ctx: Context, asked: z.output<typeof points.input>): Promise<OpenTable> {
  const report = await getPointReport(ctx, asked)
  const { from, to, value, months } = report
  const worth = (count: number) => (value ? count * value.vnd : '')
  const lines = pointLines(report).map(({ name, points: count }) => [name, count, worth(count)])
  const expiring = months.map(({ month, points: count }) => [
    texts.pointFile.expiring(formatDate(month).slice(3)),
    count,
    worth(count),
  ])
  return {
    name: `${texts.files.points}-${from}-${to}`,
    head: Object.values(texts.pointTable),
    rows: once([...lines, ...expiring]),
  }
}

const entriesAtOnce = 500

async function openEntries(
  ctx: Context,
  asked: z.output<typeof pointEntriesInput>,
): Promise<OpenTable> {
  const filter = moveFilterOf(ctx, asked)
  return {
    name: [texts.files.entries, filter.from, filter.to].filter(Boolean).join('-'),
    head: Object.values(texts.pointEntry),
    rows: entryPieces(ctx, filter),
  }
}

/** One page is in memory at a time. */
async function* entryPieces(
  { db }: Context,
  filter: ReturnType<typeof moveFilterOf>,
): AsyncGenerator<Cells[], void> {
  for (let after: { day: string; id: number } | null = null; ;) {
    const rows = await listMoved(db, filter, { after, limit: entriesAtOnce })
    yield rows.map((row) => {
      const {
        at,
        loyalty_number: member,
        move,
        note,
        order_code: order,
        points: count,
      } = toPointEntry(row)
      return [formatDateTime(at), member, texts.pointMoves[move], note, order ?? '', count]
    })
    const last = rows.at(-1)
    if (!last || rows.length < entriesAtOnce) return
    after = { day: last.day, id: last.id }
  }
}

async function openVouchers(
  ctx: Context,
  asked: z.output<typeof voucherReportInput>,
): Promise<OpenTable> {
  const { from, to, items } = await getVoucherReport(ctx, asked)
  const columns = Object.keys(texts.voucherColumns) as (keyof typeof texts.voucherColumns)[]
  return {
    name: `${texts.files.vouchers}-${from}-${to}`,
    head: [texts.voucherGroups[asked.by], ...Object.values(texts.voucherColumns)],
    rows: once(
      items.map((row) => [offerName(asked.by, row), ...columns.map((column) => row[column] ?? '')]),
    ),
  }
}

async function openGifts(
  ctx: Context,
  asked: z.output<typeof giftReportInput>,
): Promise<OpenTable> {
  const { from, to, items } = await getGiftReport(ctx, asked)
  const columns = Object.keys(texts.giftColumns) as (keyof typeof texts.giftColumns)[]
  return {
    name: `${texts.files.gifts}-${from}-${to}`,
    head: [texts.giftGroups[asked.by], ...Object.values(texts.giftColumns)],
    rows: once(
      items.map((row) => [offerName(asked.by, row), ...columns.map((column) => row[column] ?? '')]),
    ),
  }
}
