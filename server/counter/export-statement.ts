import { z } from 'zod'
import { getStoreStatement as definition, type StoreStatement } from '#domain/counter/api.ts'
import { exportTexts as texts } from '#domain/counter/export-texts.ts'
import { formatDate } from '#domain/kernel/dates.ts'
import type { App } from '../platform/http/app.ts'
import { rawRoute } from '../platform/http/raw-route.ts'
import { csvHead, csvRows, sendCsv } from '../platform/csv.ts'
import { getStoreStatement } from './get-statement.ts'

const input = z.object(definition.input.shape)

/** The monthly statement as a table for spreadsheets. */
export function exportStatementRoute(app: App): void {
  const route = {
    method: 'GET',
    path: '/drugstore/statement/export',
    actor: 'store:owner',
    summary: 'The monthly statement as CSV',
    input,
    produces: 'text/csv',
  } as const
  rawRoute(app, route, async (ctx, { input: asked, reply, caller }) => {
    const statement = await getStoreStatement(ctx, asked, caller)
    const name = `${texts.statementFile}-${statement.store.code}-${statement.month}`
    return sendCsv(reply, name, partsOf(statement))
  })
}

type Sums = StoreStatement['totals']

/** Days, accounts and products below each other, an empty line between. */
function* partsOf({ month, store, totals, days, users, products }: StoreStatement) {
  const [year, nth] = month.split('-')
  yield csvHead([texts.statement(`${store.name} (${store.code})`, `${nth}/${year}`)])
  yield csvRows([[], texts.days])
  yield csvRows(days.map(({ day, ...sums }) => [formatDate(day), ...cellsOf(sums)]))
  yield csvRows([[texts.total, ...cellsOf(totals)]])
  yield csvRows([[], texts.users])
  yield csvRows(users.map(({ by, ...sums }) => [nameOf(by), ...cellsOf(sums)]))
  yield csvRows([[], texts.products])
  yield csvRows(products.map((one) => [one.name, one.product_code, one.codes, one.points]))
}

function nameOf({ username, full_name: fullName }: StoreStatement['users'][number]['by']): string {
  return fullName ?? (username || texts.beforeAccounts)
}

function cellsOf(sums: Sums): number[] {
  const { entries, earned, used, wrong, refused, points, offers, saved } = sums
  return [entries, earned, used, wrong, refused, points, offers, saved]
}
