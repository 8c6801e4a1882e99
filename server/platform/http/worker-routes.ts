import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { currentBrand } from '#domain/brand/current-brand.ts'
import type { App } from './app.ts'
import { pagePolicy } from './security-headers.ts'

const web = resolve(import.meta.dirname, '../../../web')

/** What a service worker keeps, made by the built web. */
export interface KeptByWorkers {
  /** Names the release. */
  entry: string
  /** The shop's page without a network. */
  offlinePage: string
  /** The empty frame of the pharmacies' area, and every built file of it. */
  pharmacyShell: { html: string; linkHeader: string | null }
  pharmacyFiles: readonly string[]
}

/** The workers that show something without a network, and what they keep. */
export function workerRoutes(app: App, draw: () => KeptByWorkers): void {
  const keep = onceForEachBrand(draw)
  servePage(app, '/offline/', () => ({ html: keep().offlinePage, linkHeader: null }))
  servePage(app, pharmacyShellPath, () => keep().pharmacyShell)
  // A new release has new styles: its worker must differ, or browsers keep the old offline page.
  const of = ({ entry }: KeptByWorkers) => `// ${entry} ${currentBrand().version}\n`
  serveWorker(app, '/sw.js', () => of(keep()), 'shop/install/service-worker.js')
  serveWorker(app, '/sw-quan-tri.js', () => '', 'backoffice/chats/push-worker.js')
  const head = () => {
    const kept = keep()
    const release = { name: nameOf(kept), shell: pharmacyShellPath, files: kept.pharmacyFiles }
    return `const release = ${JSON.stringify(release)}\n`
  }
  serveWorker(app, '/sw-nha-thuoc.js', head, 'pharmacy/install/pharmacy-worker.js')
}

const pharmacyShellPath = '/offline/nha-thuoc/'

/** Pages say the shop's name: another one makes them anew, and browsers fetch them with their worker. */
function onceForEachBrand<T>(draw: () => T): () => T {
  let kept: { version: string; drawn: T } | null = null
  return () => {
    const { version } = currentBrand()
    if (kept?.version !== version) kept = { version, drawn: draw() }
    return kept.drawn
  }
}

function serveWorker({ fastify }: App, path: string, head: () => string, file: string): void {
  // All three show notices by the same few lines.
  const parts = [file, 'features/push/show-notices.js']
  const script = parts.map((part) => readFileSync(join(web, part), 'utf8')).join('\n')
  fastify.get(path, async (_request, reply) => {
    void reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8')
    return head() + script
  })
}

function servePage(
  { fastify, ctx }: App,
  path: string,
  page: () => KeptByWorkers['pharmacyShell'],
): void {
  fastify.get(path, async (_request, reply) => {
    const { html, linkHeader } = page()
    void reply.headers({
      ...(linkHeader ? { link: linkHeader } : {}),
      'content-security-policy': pagePolicy([], ctx.config),
      'cache-control': 'no-cache',
      'x-robots-tag': 'noindex',
    })
    return reply.type('text/html; charset=utf-8').send(html)
  })
}

function nameOf({ pharmacyShell, pharmacyFiles }: KeptByWorkers): string {
  const content = [pharmacyShell.html, ...pharmacyFiles].join('\n')
  return createHash('sha256').update(content).digest('base64url').slice(0, 12)
}
