import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CacheTag } from '#domain/cache-tags.ts'
import type { App } from '../platform/http/app.ts'
import { cacheKeyOf } from '../platform/http/cache-key.ts'
import { merchantFeed } from './merchant-feed.ts'
import { robots } from './robots.ts'
import { pharmacyManifestRoute } from './pharmacy-manifest.ts'
import { AnswerTerm } from '../platform/http/answer-term.ts'
import { articleFeed } from './article-feed.ts'
import {
  answersSitemap,
  articlesSitemap,
  landingSitemap,
  pagesSitemap,
  productsSitemap,
  promotionsSitemap,
  sitemapIndex,
} from './sitemap.ts'

const feedTags: CacheTag[] = [
  'catalog',
  'products',
  'availability',
  'setting:shop',
  'setting:shippingFee',
  'setting:parcel',
  'location',
]

type Feed = (ctx: App['ctx'], term: AnswerTerm) => Promise<string>

/** What search engines and merchants read: kept like pages, dropped like pages. */
export function feedRoutes(app: App): void {
  const xml = 'application/xml; charset=utf-8'
  const rss = 'application/rss+xml; charset=utf-8'
  serve(app, '/robots.txt', 'text/plain; charset=utf-8', [], async (ctx) =>
    robots(ctx.config.publicUrl),
  )
  serve(app, '/sitemap.xml', xml, [], sitemapIndex)
  serve(app, '/sitemap-products.xml', xml, ['catalog', 'products'], productsSitemap)
  serve(app, '/sitemap-articles.xml', xml, ['content:article'], articlesSitemap)
  serve(app, '/sitemap-answers.xml', xml, ['content:answer'], answersSitemap)
  serve(app, '/sitemap-landing.xml', xml, ['content:landing'], landingSitemap)
  serve(app, '/song-khoe/rss.xml', rss, ['content:article', 'setting:shop'], articleFeed)
  serve(
    app,
    '/sitemap-pages.xml',
    xml,
    ['content:page', 'catalog', 'drugstores', 'location'],
    pagesSitemap,
  )
  serve(app, '/sitemap-promotions.xml', xml, ['content:promotion'], promotionsSitemap)
  serve(app, '/merchant-feed.xml', xml, feedTags, merchantFeed)
  pharmacyManifestRoute(app)
}

function serve(app: App, url: string, contentType: string, tags: CacheTag[], feed: Feed): void {
  app.fastify.get(url, async (request: FastifyRequest, reply: FastifyReply) => {
    const { cache } = app.ctx
    const generation = cache.generation
    const term = new AnswerTerm()
    const body = await feed(app.ctx, term)
    const kept = cache.store(
      cacheKeyOf(request.raw.url!),
      { contentType, body, tags, maxAge: 600, until: term.until },
      generation,
    )
    reply.hijack()
    kept.write(request.raw, reply.raw)
  })
}
