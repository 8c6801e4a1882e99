import { seconds } from '#domain/kernel/durations.ts'
import type { PublicStatus } from '#domain/health/public-status.ts'
import type { App } from './app.ts'
import { pagePolicy } from './security-headers.ts'

/** Of many who ask while something is wrong one looks. */
const keptFor = seconds(10)

/**
 * The page that tells everybody what works. It needs no script and answers also while the database is away; the
 * same for all, so that proxies may keep it as long as we do.
 */
export function statusRoute(app: App, draw: (status: PublicStatus) => string): void {
  let kept: { until: number; html: Promise<string> } | null = null
  const read = async () => draw(await app.publicStatus(app.ctx))
  app.fastify.get('/trang-thai/', async (_request, reply) => {
    const now = performance.now()
    if (!kept || now >= kept.until) kept = { until: now + keptFor, html: read() }
    const html = await kept.html
    void reply.headers({
      'content-security-policy': pagePolicy([], app.ctx.config),
      'cache-control': `public, max-age=${keptFor / 1000}`,
      'x-robots-tag': 'noindex',
    })
    return reply.type('text/html; charset=utf-8').send(html)
  })
}
