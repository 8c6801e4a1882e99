import { sql } from 'kysely'
import { expertCategories } from '#domain/publishing/experts/backoffice.ts'
import { expertCategoryTexts as texts } from '#domain/publishing/experts/texts.ts'
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
import { ensureUnused, usesOf } from '../article-names/uses.ts'

export function serveExpertCategories(app: App): void {
  serveResource(app, expertCategories, handlers)
}

const handlers: Handlers<typeof expertCategories> = {
  texts,
  taken: {
    expert_category_name_key: { name: texts.nameTaken },
    expert_category_slug_key: { slug: texts.slugTaken },
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

export const expertCategoryRecords = recordKind(expertCategories, handlers)

const rowsAt = (at: Date) => (db: Db) =>
  db
    .selectFrom('expert_category as c')
    .leftJoin(usesOf('expertCategory', at), (join) => join.on(sql<boolean>`u.target = c.id::text`))
    .select(['c.id', 'c.version', 'c.name', 'c.slug', 'c.active', 'c.description', 'c.sort'])
    .select(sql<number>`coalesce(u.articles, 0)`.as('answers'))

const listAt = (at: Date) =>
  listQuery(expertCategories, {
    rows: rowsAt(at),
    search: [wordsOf('c.name'), partOf('c.slug')],
    filters: { state: (row, state) => row('c.active', '=', state === 'active') },
    sorts: {
      // As the shop shows them.
      sort: sql`row(c.sort, c.name)`,
      name: sql`vn_fold(c.name)`,
      answers: sql`coalesce(u.articles, 0)`,
    },
    tie: 'c.id',
  })

type Fields = FieldsOf<typeof expertCategories>

async function insertCategory(ctx: Context, fields: Fields): Promise<number> {
  await ensureClaimsNothing(ctx, { name: fields.name, description: fields.description })
  const { id } = await ctx.db
    .insertInto('expert_category')
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
    .selectFrom('expert_category')
    .select('active')
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  const changed = await ctx.db
    .updateTable('expert_category')
    .set({ ...fields, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .execute()
  if (changed.length === 0) return false
  await ensureClaimsNothing(ctx, { name: fields.name, description: fields.description })
  if (before?.active && !fields.active) {
    await ensureUnused(ctx, { kind: 'expertCategory', id }, texts.inUse)
  }
  return true
}
