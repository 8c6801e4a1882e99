import { sql } from 'kysely'
import type { ContentKind } from '#domain/publishing/kinds.ts'
import type { ArticleCard } from '#domain/publishing/api.ts'
import type { Caller, Context } from '../context.ts'
import { listCards } from './articles/article-queries.ts'
import { toCard } from './articles/list-articles.ts'
import { keepUntilChange } from './periods.ts'

/** A sitemap holds at most 50,000 addresses. */
const maxEntries = 50_000

/** Whoever keeps what is made of it. */
type Keeper = Pick<Caller, 'keepUntil'>

/** The addresses of this kind that are in force now, and since when. */
export async function listContentEntries(
  ctx: Context,
  kind: ContentKind,
  keeper: Keeper,
): Promise<{ slug: string; changedAt: Date }[]> {
  const at = ctx.clock.now()
  await keepUntilChange(ctx, [kind], keeper)
  const { rows } = await sql<{ slug: string; changedAt: Date }>`
    select i.slug, f.starts_at as "changedAt"
    from content_in_force(${at}) f join content_item i on i.id = f.item_id
    where i.kind = ${kind} and i.archived_at is null
    order by i.id limit ${maxEntries}`.execute(ctx.db)
  return rows
}

/** For readers of feeds: the newest articles that are in force now. */
export async function listNewestArticles(
  ctx: Context,
  limit: number,
  keeper: Keeper,
): Promise<ArticleCard[]> {
  const at = ctx.clock.now()
  await keepUntilChange(ctx, ['article'], keeper)
  return (await listCards(ctx.db, { at, limit, offset: 0 })).map(toCard)
}
