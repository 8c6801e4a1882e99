import { sql } from 'kysely'
import {
  mergeSubCategory,
  removeSubCategory,
  subCategories,
} from '#domain/catalog/backoffice/shelf-names.ts'
import { shelfTexts, subCategoryTexts } from '#domain/catalog/backoffice/shelf-texts.ts'
import {
  findSubCategory,
  insertSubCategory,
  subCategoryRows,
  updateSubCategory,
} from '../../catalog/index.ts'
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

export function serveSubCategories(app: App): void {
  serveResource(app, subCategories, handlers)
  const ends = { merge: mergeSubCategory, remove: removeSubCategory }
  serveEnds(app, {
    ...ends,
    kind: 'sub_category',
    resource: subCategories,
    texts: subCategoryTexts,
  })
}

const handlers: Handlers<typeof subCategories> = {
  texts: subCategoryTexts,
  taken: {
    sub_category_slug_key: { slug: shelfTexts.slugTaken },
    sub_category_category_id_fkey: { category_id: shelfTexts.unknownCategory },
  },
  list: (ctx, asked) => list(ctx.db, asked),
  get: (ctx, id) => findSubCategory(ctx.db, id),
  create: async (ctx, fields) => {
    await ensureClaimsNothing(ctx, { name: fields.name })
    return insertSubCategory(ctx.db, fields)
  },
  change: async (ctx, at, fields) => {
    if (!(await updateSubCategory(ctx.db, at, fields))) return false
    await ensureClaimsNothing(ctx, { name: fields.name })
    return true
  },
  describe: ({ name, category }) => ({ title: name, text: category }),
  actions: {
    show: { action: subCategoryTexts.shown, set: () => ({ listed: true }) },
    hide: { action: subCategoryTexts.hidden, set: () => ({ listed: false }) },
  },
}

export const subCategoryRecords = recordKind(subCategories, handlers)

const list = listQuery(subCategories, {
  rows: subCategoryRows,
  search: [wordsOf('s.name'), partOf('s.slug')],
  filters: {
    state: (row, state) => row('s.listed', '=', state === 'listed'),
    category: (row, id) => row('s.category_id', '=', id),
  },
  sorts: {
    // As the menu shows them.
    sort: sql`row(c.sort, c.id, s.sort, s.id)`,
    name: sql`vn_fold(s.name)`,
    products: sql`products`,
  },
  tie: 's.id',
})
