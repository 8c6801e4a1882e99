import { z } from 'zod'
import { getPharmacyStatement as definition, type PharmacyStatement } from '#domain/counter/api.ts'
import { exportTexts as texts } from '#domain/counter/export-texts.ts'
import { formatDate } from '#domain/kernel/dates.ts'
import type { App } from '../platform/http/app.ts'
import { rawRoute } from '../platform/http/raw-route.ts'
import { csvHead, csvRows, sendCsv } from '../platform/csv.ts'
import { getPharmacyStatement } from './get-statement.ts'

const input = z.object(definition.input.shape)

/** The monthly statement as a table for spreadsheets. */
export function exportStatementRoute(app: App): void {
  const route = {
    method: 'GET',
    path: '/drugstore/statement/export',
    realm: 'pharmacy',
    role: 'owner',
    summary: 'The monthly statement as CSV',
    input,
    produces: 'text/csv',
  } as const
  rawRoute(app, route, async (ctx, { input: asked, reply, caller }) => {
    const statement = await getPharmacyStatement(ctx, asked, caller)
    const name = `${texts.statementFile}-${statement.pharmacy.code}-${statement.month}`
    return sendCsv(reply, name, partsOf(statement))
  })
}

type Sums = PharmacyStatement['totals']

/** Days, accounts and products below each other, an empty line between. */
function* partsOf({ month, pharmacy, totals, days, users, products }: PharmacyStatement) {
  const [year, nth] = month.split('-')
  yield csvHead([texts.statement(`${pharmacy.name} (${pharmacy.code})`, `${nth}/${year}`)])
  yield csvRows([[], texts.days])
  yield csvRows(days.map(({ day, ...sums }) => [formatDate(day), ...cellsOf(sums)]))
  yield csvRows([[texts.total, ...cellsOf(totals)]])
  yield csvRows([[], texts.users])
  yield csvRows(users.map(({ by, ...sums }) => [nameOf(by), ...cellsOf(sums)]))
  yield csvRows([[], texts.products])
  yield csvRows(products.map((one) => [one.name, one.product_code, one.codes, one.points]))
}

function nameOf({
  username,
  full_name: fullName,
}: PharmacyStatement['users'][number]['by']): string {
  return fullName ?? (username || texts.beforeAccounts)
}

function cellsOf(sums: Sums): number[] {
  const { entries, earned, used, wrong, refused, points, offers, saved } = sums
  return [entries, earned, used, wrong, refused, points, offers, saved]
}
