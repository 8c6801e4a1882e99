import { sql } from 'kysely'
import { Refusal } from '#domain/errors.ts'
import { experts } from '#domain/publishing/experts/backoffice.ts'
import { expertTexts as texts } from '#domain/publishing/experts/texts.ts'
import type { FieldsOf } from '#domain/resource.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import type { App } from '../../platform/http/app.ts'
import {
  listQuery,
  recordKind,
  serveResource,
  wordsOf,
  type Handlers,
} from '../../resource/index.ts'
import { usesOf } from '../article-names/uses.ts'
import { ensureClaimsNothing } from '../claims/ensure-claims-nothing.ts'

export function serveExperts(app: App): void {
  serveResource(app, experts, handlers)
}

const handlers: Handlers<typeof experts> = {
  texts,
  taken: {},
  list: (ctx, asked) => listAt(ctx.clock.now())(ctx.db, asked),
  get: async (ctx, id) => {
    const row = await rowsAt(ctx.clock.now())(ctx.db)
      .select('e.bio')
      .where('e.id', '=', id)
      .executeTakeFirst()
    return row ?? null
  },
  create: insertExpert,
  change: updateExpert,
  describe: ({ name, title }) => ({ title: name, text: title }),
  actions: {
    activate: { action: texts.activated, set: () => ({ active: true }) },
    deactivate: { action: texts.deactivated, set: () => ({ active: false }) },
  },
}

export const expertRecords = recordKind(experts, handlers)

const rowsAt = (at: Date) => (db: Db) =>
  db
    .selectFrom('expert as e')
    .leftJoin(usesOf('expert', at), (join) => join.on(sql<boolean>`u.target = e.id::text`))
    .select(['e.id', 'e.version', 'e.name', 'e.title', 'e.speciality', 'e.workplace'])
    .select(['e.photo', 'e.sort', 'e.active'])
    .select(sql<number[]>`e.category_ids`.as('category_ids'))
    .select(sql<number>`coalesce(u.articles, 0)`.as('answers'))

const listAt = (at: Date) =>
  listQuery(experts, {
    rows: rowsAt(at),
    search: [wordsOf('e.name'), wordsOf('e.speciality')],
    filters: { state: (row, state) => row('e.active', '=', state === 'active') },
    sorts: {
      // As the shop shows them.
      sort: sql`row(e.sort, e.name)`,
      name: sql`vn_fold(e.name)`,
      answers: sql`coalesce(u.articles, 0)`,
    },
    tie: 'e.id',
  })

type Fields = FieldsOf<typeof experts>

async function insertExpert(ctx: Context, fields: Fields): Promise<number> {
  await ensureClaimsNothing(ctx, wordsOfExpert(fields), false)
  const { id } = await ctx.db
    .insertInto('expert')
    .values(toColumns(fields))
    .returning('id')
    .executeTakeFirstOrThrow()
  await ensureCategories(ctx.db, fields.category_ids)
  return id
}

async function updateExpert(
  ctx: Context,
  { id, version }: { id: number; version: number },
  fields: Fields,
): Promise<boolean> {
  const changed = await ctx.db
    .updateTable('expert')
    .set({ ...toColumns(fields), version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .execute()
  if (changed.length === 0) return false
  await ensureClaimsNothing(ctx, wordsOfExpert(fields), false)
  await ensureCategories(ctx.db, fields.category_ids)
  return true
}

/** What the public reads as soon as it is written. */
function wordsOfExpert({ name, title, speciality, workplace, bio }: Fields) {
  return { name, title, speciality, workplace, bio }
}

function toColumns({ photo, ...fields }: Fields) {
  return { ...fields, photo: photo && JSON.stringify(photo) }
}

async function ensureCategories(db: Db, ids: readonly number[]): Promise<void> {
  const known = await db
    .selectFrom('expert_category')
    .select('id')
    .where('id', 'in', ids.length > 0 ? [...ids] : [0])
    .execute()
  if (known.length === new Set(ids).size) return
  throw new Refusal('conflict', { fields: { category_ids: texts.unknownCategory } })
}
