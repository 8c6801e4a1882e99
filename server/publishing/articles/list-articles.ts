import type { Output, ParsedInput } from '#domain/contract.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { toPage } from '#domain/paging.ts'
import type * as api from '#domain/publishing/api.ts'
import type * as desk from '#domain/publishing/backoffice/api.ts'
import type { Caller, Context } from '../../context.ts'
import { withLooks } from '../../picture/index.ts'
import { keepUntilChange, momentOf, rememberedInForce } from '../periods.ts'
import {
  listCards,
  listCardsOfPage,
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
  await keepUntilChange(ctx, ['article'], caller)
  const { rows, total } = await listCardsOfPage(ctx.db, {
    at: momentOf(ctx, caller),
    category: categorie ?? '',
    tag: tag ?? '',
    search: search ?? '',
    limit,
    offset: (page - 1) * limit,
  })
  return toPage(await withLooks(ctx.db, rows.map(toCard)), total, page, limit)
}

export async function listArticleCategories(
  ctx: Context,
  _: unknown,
  caller: Caller,
): Promise<Output<typeof api.listArticleCategories>> {
  await keepUntilChange(ctx, ['article'], caller)
  return [...(await countedCategories(ctx, 'article', caller))]
}

const countedCategories = rememberedInForce((db, _, at) => listCountedCategories(db, at))

export async function listTags(
  ctx: Context,
  _: unknown,
  caller: Caller,
): Promise<Output<typeof api.listTags>> {
  await keepUntilChange(ctx, ['article'], caller)
  return [...(await countedTags(ctx, 'article', caller))]
}

const countedTags = rememberedInForce((db, _, at) => listCountedTags(db, at))

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
  await keepUntilChange(ctx, ['article'], caller)
  const ids = await listIdsBySlug(ctx.db, slugs)
  const rows = await listCards(ctx.db, { at, ids, limit: slugs.length, offset: 0 })
  const cards = rows.map(toCard)
  return slugs.flatMap((slug) => cards.find((card) => card.slug === slug) ?? [])
}
