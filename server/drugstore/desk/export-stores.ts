import { z } from 'zod'
import { deskStoreFilter } from '#domain/drugstore/desk/api.ts'
import { importColumns, type ImportColumn } from '#domain/drugstore/desk/import-texts.ts'
import { storeStatusLabels, storesFile } from '#domain/drugstore/desk/texts.ts'
import type { Context } from '../../context.ts'
import { csvHead, csvRows, sendCsv } from '../../platform/csv.ts'
import type { App } from '../../platform/http/app.ts'
import { rawRoute } from '../../platform/http/raw-route.ts'
import { unitNameReader } from '../place.ts'
import { readFilter } from './read-stores.ts'
import { listFacts, type StoreFacts } from './store.ts'

const input = z.object(deskStoreFilter)
const rowsAtOnce = 500

/** The stores of a filter, in the columns that a list to import has: changed, it can be imported. */
export function exportStoresRoute(app: App): void {
  const definition = {
    method: 'GET',
    path: '/admin/drugstores/export',
    actor: 'staff:stores.read',
    summary: 'Stores of a filter as CSV, in the columns of the import',
    input,
    produces: 'text/csv',
  } as const
  rawRoute(app, definition, (ctx, { input: asked, reply }) =>
    sendCsv(reply, `${storesFile}-${ctx.clock.today()}`, readLines(ctx, asked)),
  )
}

async function* readLines(
  ctx: Context,
  asked: z.output<typeof input>,
): AsyncGenerator<string, void> {
  yield csvHead(Object.values(importColumns))
  const filter = await readFilter(ctx, asked)
  const readNames = unitNameReader(ctx.db)
  let after = ''
  let rows: StoreFacts[]
  do {
    rows = await listFacts(ctx.db, filter, { after, limit: rowsAtOnce })
    const names = await Promise.all(rows.map(readNames))
    if (rows.length > 0) yield csvRows(rows.map((row, at) => toCells(row, names[at]!)))
    after = rows.at(-1)?.code ?? after
  } while (rows.length === rowsAtOnce)
}

function toCells(store: StoreFacts, names: UnitNames | null): (string | number)[] {
  const { code, name, phone, street, latitude, longitude, status } = store
  const { province = '', district = '', ward = '' } = names ?? {}
  const cells: Record<ImportColumn, string | number> = {
    ...{ code, name, phone, street, province, district, ward },
    ...{ latitude: latitude ?? '', longitude: longitude ?? '' },
    status: storeStatusLabels[status],
  }
  return (Object.keys(importColumns) as ImportColumn[]).map((column) => cells[column])
}

type UnitNames = Partial<Record<'province' | 'district' | 'ward', string>>
