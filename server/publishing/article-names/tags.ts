import { sql } from 'kysely'
import { articleTags } from '#domain/publishing/backoffice/article-tags.ts'
import { tagTexts as texts } from '#domain/publishing/backoffice/article-name-texts.ts'
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

export function serveArticleTags(app: App): void {
  serveResource(app, articleTags, handlers)
}

const handlers: Handlers<typeof articleTags> = {
  texts,
  taken: {
    article_tag_name_key: { name: texts.nameTaken },
    article_tag_slug_key: { slug: texts.slugTaken },
  },
  list: (ctx, asked) => listAt(ctx.clock.now())(ctx.db, asked),
  get: async (ctx, id) => {
    const row = await rowsAt(ctx.clock.now())(ctx.db).where('t.id', '=', id).executeTakeFirst()
    return row ?? null
  },
  create: insertTag,
  change: updateTag,
  describe: ({ name, slug }) => ({ title: name, text: slug }),
  actions: {
    activate: { action: texts.activated, set: () => ({ active: true }) },
    deactivate: { action: texts.deactivated, set: () => ({ active: false }) },
  },
}

export const articleTagRecords = recordKind(articleTags, handlers)

const rowsAt = (at: Date) => (db: Db) =>
  db
    .selectFrom('article_tag as t')
    .leftJoin(usesOf('tag', at), (join) => join.on(sql<boolean>`u.target = t.id::text`))
    .select(['t.id', 't.version', 't.name', 't.slug', 't.active'])
    .select(sql<number>`coalesce(u.articles, 0)`.as('articles'))

const listAt = (at: Date) =>
  listQuery(articleTags, {
    rows: rowsAt(at),
    search: [wordsOf('t.name'), partOf('t.slug')],
    filters: { state: (row, state) => row('t.active', '=', state === 'active') },
    sorts: {
      name: sql`vn_fold(t.name)`,
      articles: sql`coalesce(u.articles, 0)`,
    },
    tie: 't.id',
  })

type Fields = FieldsOf<typeof articleTags>

async function insertTag(ctx: Context, fields: Fields): Promise<number> {
  await ensureClaimsNothing(ctx, { name: fields.name })
  const { id } = await ctx.db
    .insertInto('article_tag')
    .values(fields)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function updateTag(
  ctx: Context,
  { id, version }: { id: number; version: number },
  fields: Fields,
): Promise<boolean> {
  // What a version says never changes: what is read here is what the update finds, or it finds nothing.
  const before = await ctx.db
    .selectFrom('article_tag')
    .select('active')
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  const changed = await ctx.db
    .updateTable('article_tag')
    .set({ ...fields, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .execute()
  if (changed.length === 0) return false
  await ensureClaimsNothing(ctx, { name: fields.name })
  if (before?.active && !fields.active) {
    await ensureUnused(ctx, { kind: 'tag', id }, texts.inUse)
  }
  return true
}
