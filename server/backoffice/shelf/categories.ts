import { sql } from 'kysely'
import {
  categories,
  mergeCategory,
  removeCategory,
} from '#domain/catalog/backoffice/shelf-names.ts'
import { categoryTexts, shelfTexts } from '#domain/catalog/backoffice/shelf-texts.ts'
import { categoryRows, findCategory, insertCategory, updateCategory } from '../../catalog/index.ts'
import type { App } from '../../platform/http/app.ts'
import { ensureClaimsNothing } from '../../publishing/index.ts'
import {
  listQuery,
  partOf,
  recordKind,
  serveResource,
  wordsOf,
  type Handlers,
} from '../../resource/index.ts'
import { serveEnds } from './serve-ends.ts'

export function serveCategories(app: App): void {
  serveResource(app, categories, handlers)
  const ends = { merge: mergeCategory, remove: removeCategory }
  serveEnds(app, { ...ends, kind: 'category', resource: categories, texts: categoryTexts })
}

const handlers: Handlers<typeof categories> = {
  texts: categoryTexts,
  taken: { category_slug_key: { slug: shelfTexts.slugTaken } },
  list: (ctx, asked) => list(ctx.db, asked),
  get: (ctx, id) => findCategory(ctx.db, id),
  create: async (ctx, fields) => {
    await ensureClaimsNothing(ctx, { name: fields.name, description: fields.description })
    return insertCategory(ctx.db, fields)
  },
  change: async (ctx, at, fields) => {
    if (!(await updateCategory(ctx.db, at, fields))) return false
    await ensureClaimsNothing(ctx, { name: fields.name, description: fields.description })
    return true
  },
  describe: ({ name, slug }) => ({ title: name, text: slug }),
  actions: {
    show: { action: categoryTexts.shown, set: () => ({ listed: true }) },
    hide: { action: categoryTexts.hidden, set: () => ({ listed: false }) },
  },
}

export const categoryRecords = recordKind(categories, handlers)

const list = listQuery(categories, {
  rows: categoryRows,
  search: [wordsOf('c.name'), partOf('c.slug')],
  filters: { state: (row, state) => row('c.listed', '=', state === 'listed') },
  sorts: {
    // As the menu shows them.
    sort: sql`row(c.sort, c.id)`,
    name: sql`vn_fold(c.name)`,
    products: sql`products`,
  },
  tie: 'c.id',
})
