import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CacheTag } from '#domain/cache-tags.ts'
import type { App } from '../platform/http/app.ts'
import { cacheKeyOf } from '../platform/http/cache-key.ts'
import { merchantFeed } from './merchant-feed.ts'
import { robots } from './robots.ts'
import { storeManifestRoute } from './store-manifest.ts'
import { pagesSitemap, productsSitemap, promotionsSitemap, sitemapIndex } from './sitemap.ts'

const feedTags: CacheTag[] = [
  'catalog',
  'products',
  'availability',
  'setting:shop',
  'setting:shippingFee',
]

type Feed = (ctx: App['ctx']) => Promise<string>

/** What search engines and merchants read: kept like pages, dropped like pages. */
export function feedRoutes(app: App): void {
  const xml = 'application/xml; charset=utf-8'
  serve(app, '/robots.txt', 'text/plain; charset=utf-8', [], async (ctx) =>
    robots(ctx.config.publicUrl),
  )
  serve(app, '/sitemap.xml', xml, [], sitemapIndex)
  serve(app, '/sitemap-products.xml', xml, ['catalog', 'products'], productsSitemap)
  serve(app, '/sitemap-pages.xml', xml, ['texts', 'catalog'], pagesSitemap)
  serve(app, '/sitemap-promotions.xml', xml, ['content'], promotionsSitemap)
  serve(app, '/merchant-feed.xml', xml, feedTags, merchantFeed)
  storeManifestRoute(app)
}

function serve(app: App, url: string, contentType: string, tags: CacheTag[], feed: Feed): void {
  app.fastify.get(url, async (request: FastifyRequest, reply: FastifyReply) => {
    const { cache } = app.ctx
    const generation = cache.generation
    const body = await feed(app.ctx)
    const kept = cache.store(
      cacheKeyOf(request.raw.url!),
      { contentType, body, tags, maxAge: 600 },
      generation,
    )
    reply.hijack()
    kept.write(request.raw, reply.raw)
  })
}
