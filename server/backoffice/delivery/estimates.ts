import { sql } from 'kysely'
import { deliveryEstimates } from '#domain/location/backoffice/estimates.ts'
import { estimateTexts as texts } from '#domain/location/backoffice/texts.ts'
import { Refusal } from '#domain/errors.ts'
import { estimateRows, updateEstimate } from '../../location/index.ts'
import type { App } from '../../platform/http/app.ts'
import {
  listQuery,
  recordKind,
  serveResource,
  textColumn,
  wordsOf,
  type Handlers,
} from '../../resource/index.ts'
import { figureColumn } from '../figure-column.ts'

export function serveEstimates(app: App): void {
  serveResource(app, deliveryEstimates, handlers)
}

const handlers: Handlers<typeof deliveryEstimates> = {
  texts,
  taken: {},
  list: (ctx, asked) => list(ctx.db, asked),
  get: async (ctx, id) =>
    (await estimateRows(ctx.db).where('e.province_code', '=', id).executeTakeFirst()) ?? null,
  // A file may name what there is not; no address leads here.
  async create() {
    throw new Refusal('conflict', { fields: { province: texts.unknown } })
  },
  async change(ctx, at, { from_days, to_days }) {
    if (to_days < from_days) throw new Refusal('conflict', { fields: { to_days: texts.order } })
    return updateEstimate(ctx.db, at, { from_days, to_days })
  },
  describe: ({ province, from_days, to_days }) => ({
    title: province,
    text: `${from_days}–${to_days} ngày`,
  }),
  table: {
    file: 'thoi-gian-giao-hang',
    columns: {
      province: textColumn({ head: 'Tỉnh, thành phố', also: ['tinh', 'province'] }),
      from_days: figureColumn({ head: 'Từ (ngày)', also: ['tu', 'from'] }),
      to_days: figureColumn({ head: 'Đến (ngày)', also: ['den', 'to'] }),
    },
    key: 'province',
    defaults: {},
    titleOf: ({ province }) => province,
    listByKeys: (ctx, names) => estimateRows(ctx.db).where('u.name', 'in', names).execute(),
  },
}

export const estimateRecords = recordKind(deliveryEstimates, handlers)

const list = listQuery(deliveryEstimates, {
  rows: estimateRows,
  search: [wordsOf('u.name')],
  filters: { region: (row, region) => row('u.region', '=', region) },
  sorts: { province: sql`row(u.sort, u.code)`, from: 'e.from_days', to: 'e.to_days' },
  tie: 'e.province_code',
})
