import { sql } from 'kysely'
import { leadTimes } from '#domain/location/backoffice/estimates.ts'
import { leadTimeTexts as texts } from '#domain/location/backoffice/texts.ts'
import { leadTimeRows, leadTimeTitle, updateLeadTime } from '../../location/index.ts'
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

export function serveLeadTimes(app: App): void {
  serveResource(app, leadTimes, handlers)
}

const handlers: Handlers<typeof leadTimes> = {
  texts,
  taken: {},
  list: (ctx, asked) => list(ctx.db, asked),
  get: async (ctx, id) =>
    (await leadTimeRows(ctx.db).where('w.id', '=', id).executeTakeFirst()) ?? null,
  change: (ctx, at, { days }) => updateLeadTime(ctx.db, at, { days }),
  describe: ({ title, days }) => ({ title, text: `${days} ngày` }),
  table: {
    file: 'thoi-gian-xuat-kho',
    columns: {
      title: textColumn({ head: 'Kho và cách giao', also: ['kho', 'warehouse'] }),
      days: figureColumn({ head: 'Số ngày', also: ['ngay', 'days'] }),
    },
    key: 'title',
    defaults: {},
    titleOf: ({ title }) => title,
    listByKeys: (ctx, titles) => leadTimeRows(ctx.db).where(leadTimeTitle, 'in', titles).execute(),
  },
}

export const leadTimeRecords = recordKind(leadTimes, handlers)

const list = listQuery(leadTimes, {
  rows: leadTimeRows,
  search: [wordsOf('w.warehouse')],
  filters: { shipping_type: (row, type) => row('w.shipping_type', '=', type) },
  sorts: {
    warehouse: sql`row(u.sort, w.warehouse, w.shipping_type, w.order_type)`,
    days: 'w.days',
  },
  tie: 'w.id',
})
