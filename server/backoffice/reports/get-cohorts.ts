import type { Output, ParsedInput } from '#domain/contract.ts'
import { cohortRowName, cohortTexts as texts } from '#domain/customer/backoffice/cohort-texts.ts'
import {
  getCohorts as definition,
  type CohortChannel,
  type CohortRow,
} from '#domain/customer/backoffice/cohorts.ts'
import type * as api from '#domain/customer/backoffice/cohorts.ts'
import { toPage } from '#domain/paging.ts'
import type { Context } from '../../context.ts'
import { toCustomerRow } from '../../customer/index.ts'
import { sendCsv } from '../../platform/csv.ts'
import type { App } from '../../platform/http/app.ts'
import { rawRoute } from '../../platform/http/raw-route.ts'
import { readWhereItMay } from '../../platform/http/standby-reads.ts'
import { tablePieces, type OpenTable } from '../../resource/index.ts'
import { areCohortsBehind } from './cohort-queries.ts'
import { once } from './once.ts'
import {
  listCells,
  listIntervals,
  listMembers,
  nameOfKey,
  sumSplits,
  type CellRow,
} from './cohort-report-queries.ts'

type Asked = ParsedInput<typeof definition>
type Report = Output<typeof definition>

/** Customers by the month of their first order, of what was counted; no row names anybody. */
export async function getCohorts(ctx: Context, asked: Asked): Promise<Report> {
  const { split, key, months } = asked
  const to = `${ctx.clock.today().slice(0, 7)}-01`
  const from = monthAfter(to, 1 - Number(months))
  const isSplit = split !== 'all' && key === ''
  const [behind, name, items] = await Promise.all([
    areCohortsBehind(ctx.db),
    nameOfCohorts(ctx, asked),
    isSplit ? splitRows(ctx, { split, from, to }) : monthRows(ctx, { split, key, from, to }),
  ])
  return { from, to, behind, name, items }
}

/** The same as a table for spreadsheets: a line for each cell. */
export function exportCohortsRoute(app: App): void {
  const route = {
    method: 'GET',
    path: '/admin/reports/cohorts/export',
    realm: 'staff',
    permission: 'cohorts.read',
    summary: 'Customers by the month of their first order, as CSV',
    input: definition.input,
    mayBeBehind: true,
    produces: 'text/csv',
  } as const
  rawRoute(app, route, async (ctx, { input: asked, request, reply }) => {
    const table = await readWhereItMay(ctx, route, request, (reading) =>
      openCohorts(reading, asked),
    )
    return sendCsv(reply, table.name, tablePieces(table))
  })
}

/** The report as a file. */
export async function openCohorts(ctx: Context, asked: Asked): Promise<OpenTable> {
  const { from, to, items } = await getCohorts(ctx, asked)
  const isSplit = asked.split !== 'all' && asked.key === ''
  const { customers, again, net } = texts.columns
  const head = isSplit
    ? [texts.splits[asked.split], customers, again, net]
    : [texts.firstMonth, customers, texts.file.offset, texts.file.bought, texts.file.second, net]
  const rows = items.flatMap((row) => {
    const name = cohortRowName(asked.split, asked.key, row)
    if (isSplit) return [[name, row.customers, row.again, row.net]]
    return row.cells.map((cell) => [
      name,
      row.customers,
      cell.offset,
      cell.customers,
      cell.again,
      cell.net,
    ])
  })
  return { name: `khach-quay-lai-${from}-${to}`, head, rows: once(rows) }
}

export function listRepeatIntervals({
  db,
}: Context): Promise<Output<typeof api.listRepeatIntervals>> {
  return listIntervals(db)
}

/** Who is counted in a cell, masked; the page of each opens with a reason. */
export async function listCohortCustomers(
  { db }: Context,
  { first, month = first, split, key, page, limit }: ParsedInput<typeof api.listCohortCustomers>,
): Promise<Output<typeof api.listCohortCustomers>> {
  const asked = { split, key, first, month }
  const { rows, known, erased } = await listMembers(db, asked, {
    limit,
    offset: (page - 1) * limit,
  })
  return { ...toPage(rows.map(toCustomerRow), known, page, limit), erased }
}

function nameOfCohorts({ db }: Context, { split, key }: Asked): Promise<string> | string {
  if (split === 'channel') return texts.channels[key as CohortChannel] ?? ''
  return nameOfKey(db, split, key)
}

async function splitRows(
  { db }: Context,
  asked: { split: Asked['split']; from: string; to: string },
): Promise<CohortRow[]> {
  return (await sumSplits(db, asked)).map((row) => ({ ...row, cells: [] }))
}

async function monthRows(
  { db }: Context,
  asked: { split: Asked['split']; key: string; from: string; to: string },
): Promise<CohortRow[]> {
  const cohorts = Map.groupBy(await listCells(db, asked), ({ first }) => first)
  return [...cohorts].map(([first, cells]) => toRow(first, cells, asked.to))
}

/** With a cell for each month that has come, whether anybody bought in it or not. */
function toRow(first: string, rows: readonly CellRow[], last: string): CohortRow {
  const found = new Map(rows.map(({ first: _first, ...cell }) => [cell.offset, cell]))
  const cells = Array.from({ length: monthsBetween(first, last) + 1 }, (_, offset) => {
    return found.get(offset) ?? { offset, customers: 0, again: 0, net: 0 }
  })
  return {
    key: first,
    name: '',
    customers: found.get(0)?.customers ?? 0,
    again: rows.reduce((sum, { again }) => sum + again, 0),
    net: rows.reduce((sum, { net }) => sum + net, 0),
    cells,
  }
}

function monthsBetween(first: string, last: string): number {
  return monthNumber(last) - monthNumber(first)
}

function monthNumber(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
}

function monthAfter(first: string, count: number): string {
  const number = monthNumber(first) + count
  return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}-01`
}
