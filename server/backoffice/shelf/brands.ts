import { sql } from 'kysely'
import { brands, mergeBrand, removeBrand } from '#domain/catalog/backoffice/shelf-names.ts'
import { brandTexts, shelfTexts } from '#domain/catalog/backoffice/shelf-texts.ts'
import { brandRows, findBrand, insertBrand, updateBrand } from '../../catalog/index.ts'
import type { App } from '../../platform/http/app.ts'
import { ensureClaimsNothing } from '../../publishing/index.ts'
import {
  choiceColumn,
  listQuery,
  partOf,
  recordKind,
  serveResource,
  textColumn,
  wordsOf,
  type Handlers,
} from '../../resource/index.ts'
import { serveEnds } from './serve-ends.ts'

export function serveBrands(app: App): void {
  serveResource(app, brands, handlers)
  const ends = { merge: mergeBrand, remove: removeBrand }
  serveEnds(app, { ...ends, kind: 'brand', resource: brands, texts: brandTexts })
}

const handlers: Handlers<typeof brands> = {
  texts: brandTexts,
  taken: { brand_slug_key: { slug: shelfTexts.slugTaken } },
  list: (ctx, asked) => list(ctx.db, asked),
  get: (ctx, id) => findBrand(ctx.db, id),
  create: async (ctx, fields) => {
    await ensureClaimsNothing(ctx, { name: fields.name })
    return insertBrand(ctx.db, fields)
  },
  change: async (ctx, at, fields) => {
    if (!(await updateBrand(ctx.db, at, fields))) return false
    await ensureClaimsNothing(ctx, { name: fields.name })
    return true
  },
  describe: ({ name, slug }) => ({ title: name, text: slug }),
  actions: {
    show: { action: brandTexts.shown, set: () => ({ listed: true }) },
    hide: { action: brandTexts.hidden, set: () => ({ listed: false }) },
  },
  table: {
    file: 'thuong-hieu',
    columns: {
      name: textColumn({ head: 'Tên thương hiệu', also: ['ten', 'thuong hieu', 'name'] }),
      slug: textColumn({ head: 'Đường dẫn', also: ['slug'] }),
      color: textColumn({ head: 'Màu', also: ['color'] }),
      listed: choiceColumn({ head: 'Hiện với khách', also: ['hien'] }, [
        { value: true, words: ['Có', 'Hiện'] },
        { value: false, words: ['Không', 'Ẩn'] },
      ]),
    },
    key: 'slug',
    defaults: { color: '#0b5fd3', listed: true },
    titleOf: ({ name }) => name,
    listByKeys: (ctx, slugs) =>
      brandRows(ctx.db)
        .where(
          'b.slug',
          'in',
          slugs.map((slug) => slug.toLowerCase()),
        )
        .execute(),
  },
}

export const brandRecords = recordKind(brands, handlers)

const list = listQuery(brands, {
  rows: brandRows,
  search: [wordsOf('b.name'), partOf('b.slug')],
  filters: { state: (row, state) => row('b.listed', '=', state === 'listed') },
  sorts: { name: sql`vn_fold(b.name)`, products: sql`products` },
  tie: 'b.id',
})
