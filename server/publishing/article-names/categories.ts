import { sql } from 'kysely'
import { articleCategories } from '#domain/publishing/backoffice/article-categories.ts'
import { categoryTexts as texts } from '#domain/publishing/backoffice/article-name-texts.ts'
import type { FieldsOf } from '#domain/resource.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import type { App } from '../../platform/http/app.ts'
import {
  listQuery,
  partOf,
  recordKind,
  serveResource,
  wordsOf,
  type Handlers,
} from '../../resource/index.ts'
import { ensureClaimsNothing } from '../claims/ensure-claims-nothing.ts'
import { ensureUnused, usesOf } from './uses.ts'

export function serveArticleCategories(app: App): void {
  serveResource(app, articleCategories, handlers)
}

const handlers: Handlers<typeof articleCategories> = {
  texts,
  taken: {
    article_category_name_key: { name: texts.nameTaken },
    article_category_slug_key: { slug: texts.slugTaken },
  },
  list: (ctx, asked) => listAt(ctx.clock.now())(ctx.db, asked),
  get: async (ctx, id) => {
    const row = await rowsAt(ctx.clock.now())(ctx.db).where('c.id', '=', id).executeTakeFirst()
    return row ?? null
  },
  create: insertCategory,
  change: updateCategory,
  describe: ({ name, slug }) => ({ title: name, text: slug }),
  actions: {
    activate: { action: texts.activated, set: () => ({ active: true }) },
    deactivate: { action: texts.deactivated, set: () => ({ active: false }) },
  },
}

export const articleCategoryRecords = recordKind(articleCategories, handlers)

const rowsAt = (at: Date) => (db: Db) =>
  db
    .selectFrom('article_category as c')
    .leftJoin(usesOf('category', at), (join) => join.on(sql<boolean>`u.target = c.id::text`))
    .select(['c.id', 'c.version', 'c.name', 'c.slug', 'c.active', 'c.description', 'c.sort'])
    .select(sql<number>`coalesce(u.articles, 0)`.as('articles'))

const listAt = (at: Date) =>
  listQuery(articleCategories, {
    rows: rowsAt(at),
    search: [wordsOf('c.name'), partOf('c.slug')],
    filters: { state: (row, state) => row('c.active', '=', state === 'active') },
    sorts: {
      // As the blog shows them.
      sort: sql`row(c.sort, c.name)`,
      name: sql`vn_fold(c.name)`,
      articles: sql`coalesce(u.articles, 0)`,
    },
    tie: 'c.id',
  })

type Fields = FieldsOf<typeof articleCategories>

async function insertCategory(ctx: Context, fields: Fields): Promise<number> {
  await ensureClaimsNothing(ctx, { name: fields.name, description: fields.description })
  const { id } = await ctx.db
    .insertInto('article_category')
    .values(fields)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function updateCategory(
  ctx: Context,
  { id, version }: { id: number; version: number },
  fields: Fields,
): Promise<boolean> {
  // What a version says never changes: what is read here is what the update finds, or it finds nothing.
  const before = await ctx.db
    .selectFrom('article_category')
    .select('active')
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  const changed = await ctx.db
    .updateTable('article_category')
    .set({ ...fields, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .execute()
  if (changed.length === 0) return false
  await ensureClaimsNothing(ctx, { name: fields.name, description: fields.description })
  if (before?.active && !fields.active) {
    await ensureUnused(ctx, { kind: 'category', id }, texts.inUse)
  }
  return true
}
