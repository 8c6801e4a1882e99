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
  pharmacyShell: { html: string; linkHeader: string | null }
  pharmacyFiles: readonly string[]
}

/** The workers that show something without a network, and what they keep. */
export function workerRoutes(app: App, kept: KeptByWorkers): void {
  servePage(app, '/offline/', { html: kept.offlinePage, linkHeader: null })
  servePage(app, pharmacyShellPath, kept.pharmacyShell)
  // A new release has new styles: its worker must differ, or browsers keep the old offline page.
  serveWorker(app, '/sw.js', `// ${kept.entry}\n`, 'shop/install/service-worker.js')
  const release = { name: nameOf(kept), shell: pharmacyShellPath, files: kept.pharmacyFiles }
  const head = `const release = ${JSON.stringify(release)}\n`
  serveWorker(app, '/sw-nha-thuoc.js', head, 'pharmacy/install/pharmacy-worker.js')
}

const pharmacyShellPath = '/offline/nha-thuoc/'

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
  { html, linkHeader }: KeptByWorkers['pharmacyShell'],
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

function nameOf({ pharmacyShell, pharmacyFiles }: KeptByWorkers): string {
  const content = [pharmacyShell.html, ...pharmacyFiles].join('\n')
  return createHash('sha256').update(content).digest('base64url').slice(0, 12)
}
