import { sql } from 'kysely'
import { centerTexts, shelfTexts } from '#domain/catalog/backoffice/shelf-texts.ts'
import { vaccineCenters } from '#domain/vaccine/backoffice.ts'
import type { App } from '../../platform/http/app.ts'
import {
  listQuery,
  partOf,
  recordKind,
  serveResource,
  wordsOf,
  type Handlers,
} from '../../resource/index.ts'
import { centerRows, findDeskCenter, insertCenter, updateCenter } from '../../vaccine/index.ts'

export function serveCenters(app: App): void {
  serveResource(app, vaccineCenters, handlers)
}

const handlers: Handlers<typeof vaccineCenters> = {
  texts: centerTexts,
  taken: { vaccine_center_pkey: { code: shelfTexts.codeTaken } },
  list: (ctx, asked) => list(ctx.db, asked),
  get: (ctx, id) => findDeskCenter(ctx.db, id),
  create: (ctx, fields) => insertCenter(ctx.db, fields),
  change: (ctx, at, fields) => updateCenter(ctx.db, at, fields),
  describe: ({ name, code }) => ({ title: name, text: code }),
  actions: {
    open: { action: centerTexts.shown, set: () => ({ published: true }) },
    close: { action: centerTexts.hidden, set: () => ({ published: false }) },
  },
}

export const centerRecords = recordKind(vaccineCenters, handlers)

const list = listQuery(vaccineCenters, {
  rows: centerRows,
  search: [wordsOf('v.name'), partOf('v.code')],
  filters: { state: (row, state) => row('v.published', '=', state === 'open') },
  sorts: {
    // As the shop shows them.
    sort: sql`row(v.sort, v.code)`,
    name: sql`vn_fold(v.name)`,
  },
  tie: 'v.id',
})
