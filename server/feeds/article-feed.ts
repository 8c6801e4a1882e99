import { pictureOfStem } from '#domain/kernel/picture.ts'
import type { ArticleCard } from '#domain/publishing/api.ts'
import type { Caller, Context } from '../context.ts'
import { listNewestArticles } from '../publishing/index.ts'
import { readSettings } from '../settings/index.ts'
import { element, escapeXml, xmlHead } from './xml.ts'

const shownArticles = 30

/** The newest articles for readers of feeds (RSS 2.0). */
export async function articleFeed(
  ctx: Context,
  keeper: Pick<Caller, 'keepUntil'>,
): Promise<string> {
  const { publicUrl } = ctx.config
  const articles = await listNewestArticles(ctx, shownArticles, keeper)
  const { shop } = await readSettings(ctx.db, ['shop'])
  const title = `Sống khoẻ – ${shop.brandName}`
  const channel = [
    element('title', title),
    element('link', `${publicUrl}/song-khoe/`),
    element('description', shop.slogan),
    element('language', 'vi'),
    `<atom:link href="${escapeXml(`${publicUrl}/song-khoe/rss.xml`)}" rel="self" type="application/rss+xml"/>`,
    ...articles.map((article) => itemOf(article, publicUrl)),
  ]
  return `${xmlHead}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">${element('channel', channel)}</rss>`
}

function itemOf({ slug, title, excerpt, categorie, ...card }: ArticleCard, publicUrl: string) {
  const address = `${publicUrl}/song-khoe/${encodeURIComponent(slug)}/`
  const picture = escapeXml(publicUrl + pictureOfStem(card.thumbnail.src, 960))
  return element('item', [
    element('title', title),
    element('link', address),
    element('guid', address),
    element('description', excerpt),
    element('category', categorie.name),
    element('pubDate', new Date(card.published_at).toUTCString()),
    `<enclosure url="${picture}" type="image/webp" length="0"/>`,
  ])
}
