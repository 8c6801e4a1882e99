import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
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
  storeShell: { html: string; linkHeader: string | null }
  storeFiles: readonly string[]
}

/** The workers that show something without a network, and what they keep. */
export function workerRoutes(app: App, kept: KeptByWorkers): void {
  servePage(app, '/offline/', { html: kept.offlinePage, linkHeader: null })
  servePage(app, storeShellPath, kept.storeShell)
  // A new release has new styles: its worker must differ, or browsers keep the old offline page.
  serveWorker(app, '/sw.js', `// ${kept.entry}\n`, 'features/install/service-worker.js')
  const release = { name: nameOf(kept), shell: storeShellPath, files: kept.storeFiles }
  const head = `const release = ${JSON.stringify(release)}\n`
  serveWorker(app, '/sw-nha-thuoc.js', head, 'features/store/install/store-worker.js')
}

const storeShellPath = '/offline/nha-thuoc/'

function serveWorker({ fastify }: App, path: string, head: string, file: string): void {
  const script = head + readFileSync(join(web, file), 'utf8')
  fastify.get(path, async (_request, reply) => {
    void reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8')
    return script
  })
}

function servePage(
  { fastify, ctx }: App,
  path: string,
  { html, linkHeader }: KeptByWorkers['storeShell'],
): void {
  const headers = {
    ...(linkHeader ? { link: linkHeader } : {}),
    'content-security-policy': pagePolicy([], ctx.config),
    'cache-control': 'no-cache',
    'x-robots-tag': 'noindex',
  }
  fastify.get(path, async (_request, reply) =>
    reply.headers(headers).type('text/html; charset=utf-8').send(html),
  )
}

function nameOf({ storeShell, storeFiles }: KeptByWorkers): string {
  const content = [storeShell.html, ...storeFiles].join('\n')
  return createHash('sha256').update(content).digest('base64url').slice(0, 12)
}
