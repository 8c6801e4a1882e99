import type { Output, ParsedInput } from '#domain/contract.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { toPage } from '#domain/paging.ts'
import type * as api from '#domain/publishing/api.ts'
import type * as desk from '#domain/publishing/backoffice/api.ts'
import type { Caller, Context } from '../../context.ts'
import { withLooks } from '../../picture/index.ts'
import { keepUntilChange, momentOf } from '../published.ts'
import {
  countCards,
  listCards,
  listChoices,
  listCountedCategories,
  listCountedTags,
  listIdsBySlug,
  type CardRow,
} from './article-queries.ts'

export async function listArticles(
  ctx: Context,
  { categorie, tag, search, page, limit }: ParsedInput<typeof api.listArticles>,
  caller: Caller,
): Promise<Output<typeof api.listArticles>> {
  const at = momentOf(ctx, caller)
  await keepUntilChange(ctx.db, ['article'], at, caller)
  const wanted = {
    at,
    category: categorie ?? '',
    tag: tag ?? '',
    search: search ?? '',
    limit,
    offset: (page - 1) * limit,
  }
  const rows = await listCards(ctx.db, wanted)
  const cards = await withLooks(ctx.db, rows.map(toCard))
  return toPage(cards, await countCards(ctx.db, wanted), page, limit)
}

export async function listArticleCategories(
  ctx: Context,
  _: unknown,
  caller: Caller,
): Promise<Output<typeof api.listArticleCategories>> {
  const at = momentOf(ctx, caller)
  await keepUntilChange(ctx.db, ['article'], at, caller)
  return listCountedCategories(ctx.db, at)
}

export async function listTags(
  ctx: Context,
  _: unknown,
  caller: Caller,
): Promise<Output<typeof api.listTags>> {
  const at = momentOf(ctx, caller)
  await keepUntilChange(ctx.db, ['article'], at, caller)
  return listCountedTags(ctx.db, at)
}

export function listContentChoices(ctx: Context): Promise<Output<typeof desk.listContentChoices>> {
  return listChoices(ctx.db)
}

export function toCard(row: CardRow): api.ArticleCard {
  const card = toDraftCard(row)
  return { ...card, thumbnail: card.thumbnail! }
}

/** The same of what is not published, which may lack its picture. */
export function toDraftCard(row: CardRow): api.DraftCard {
  const { title, excerpt, thumbnail, author, reading_minutes } = row.head
  return {
    id: row.id,
    slug: row.slug,
    title,
    excerpt,
    thumbnail,
    categorie: { id: row.categoryId, name: row.categoryName, slug: row.categorySlug },
    tags: row.tags,
    author,
    published_at: toVietnamIso(row.firstAt),
    updated_at: toVietnamIso(row.since),
    reading_minutes,
  }
}

/** Of these addresses what is in force, in the order given. */
export async function listCardsBySlug(
  ctx: Context,
  slugs: readonly string[],
  caller: Caller,
): Promise<api.ArticleCard[]> {
  const at = momentOf(ctx, caller)
  await keepUntilChange(ctx.db, ['article'], at, caller)
  const ids = await listIdsBySlug(ctx.db, slugs)
  const rows = await listCards(ctx.db, { at, ids, limit: slugs.length, offset: 0 })
  const cards = rows.map(toCard)
  return slugs.flatMap((slug) => cards.find((card) => card.slug === slug) ?? [])
}
