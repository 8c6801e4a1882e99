import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CacheTag } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type { KeptAnswer } from '../public-cache.ts'
import { callLocally, type App } from './app.ts'
import { authenticate } from './authenticate.ts'
import { cacheKeyOf } from './cache-key.ts'
import { pagePolicy } from './security-headers.ts'
import { sessionCookieOf } from './session-cookie.ts'
import { toRefusal } from './wire-error.ts'
import { workerRoutes } from './worker-routes.ts'

const root = resolve(import.meta.dirname, '../../..')
const dist = join(root, 'dist')

interface RenderedPage {
  kind: 'page'
  status: number
  html: string
  inlineScripts: readonly string[]
  linkHeader: string | null
  noindex: boolean
  tags: readonly CacheTag[] | null
}

interface Renderer {
  render(request: {
    url: string
    api: { call(...args: never[]): Promise<unknown> }
    assets: Assets
    isForWorker: boolean
  }): Promise<RenderedPage | { kind: 'redirect'; status: number; location: string }>
  ApiError: new (refusal: object) => Error
  brokenPage(styles: readonly string[]): string
  offlinePage(assets: Assets): string
  storeShell(assets: Assets): { html: string; linkHeader: string | null }
}

interface Assets {
  entry: string
  storeEntry: string
  styles: string[]
  chunks: Record<string, string[]>
}

/** Every path that is not the API's is a page, rendered by the built web half. */
export async function pageRoutes(app: App): Promise<void> {
  const renderer = await loadRenderer()
  const assets = readAssets()
  const underWay = new Map<string, Promise<KeptAnswer | null>>()
  workerRoutes(app, {
    entry: assets.entry,
    offlinePage: renderer.offlinePage(assets),
    storeShell: renderer.storeShell(assets),
    storeFiles: readStoreFiles(),
  })
  app.fastify.get('/*', async (request, reply) => {
    const redirect = withTrailingSlash(request.url)
    if (redirect) return reply.redirect(redirect, 301)
    if (request.hasCredential) return answerPage(app, renderer, assets, request, reply)
    // Many who ask for the same page at once are given one rendering.
    const first = underWay.get(request.url)
    const kept = first && (await first)
    if (kept) {
      reply.hijack()
      return kept.write(request.raw, reply.raw)
    }
    const rendering = answerPage(app, renderer, assets, request, reply)
    underWay.set(
      request.url,
      rendering.catch(() => null),
    )
    return rendering.then(() => undefined).finally(() => underWay.delete(request.url))
  })
}

async function answerPage(
  app: App,
  renderer: Renderer,
  assets: Assets,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<KeptAnswer | null> {
  const { cache, config } = app.ctx
  const generation = cache.generation
  const page = await localApi(app, renderer, request, reply)
    .then((api) =>
      renderer.render({
        ...{ url: config.publicUrl + request.url, api, assets },
        isForWorker: 'service-worker-navigation-preload' in request.headers,
      }),
    )
    .catch((error: unknown) => brokenPage(app, renderer, assets, request, error))
  if (page.kind === 'redirect') {
    void reply.redirect(page.location, page.status)
    return null
  }
  const headers = {
    'content-security-policy': pagePolicy(page.inlineScripts, config),
    ...(page.linkHeader ? { link: page.linkHeader } : {}),
    ...(page.noindex ? { 'x-robots-tag': 'noindex' } : {}),
  }
  if (page.tags === null || request.hasCredential || page.status !== 200) {
    void reply.code(page.status).headers({
      ...headers,
      'cache-control': 'no-store',
      ...(page.status === 503 ? { 'retry-after': '5' } : {}),
    })
    void reply.type('text/html; charset=utf-8').send(page.html)
    return null
  }
  const kept = cache.store(
    cacheKeyOf(request.raw.url!),
    {
      contentType: 'text/html; charset=utf-8',
      body: page.html,
      tags: page.tags,
      maxAge: 0,
      headers,
    },
    generation,
  )
  reply.hijack()
  kept.write(request.raw, reply.raw)
  return kept
}

function brokenPage(
  app: App,
  renderer: Renderer,
  assets: Assets,
  request: FastifyRequest,
  error: unknown,
): RenderedPage {
  app.ctx.log.error({ err: error, requestId: request.id }, 'page not rendered')
  const html = renderer.brokenPage(assets.styles)
  const none = { inlineScripts: [], linkHeader: null, tags: null }
  return { kind: 'page', status: 500, html, ...none, noindex: true }
}

/** The pages' API while they render: the same routes, called in process. */
async function localApi(
  app: App,
  renderer: Renderer,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const member = request.hasCredential ? await authenticate(app, request, reply) : undefined
  // A dead session's cookie would keep its browser away from the ready-made pages.
  if (request.hasCredential && !member) sessionCookieOf(app.ctx.config, reply).clear()
  const caller = { address: request.ip, requestId: request.id, member }
  return {
    call: (endpoint: Parameters<typeof callLocally>[1], input: never) =>
      callLocally(app, endpoint, input, caller).catch((error: unknown) => {
        const refusal = toRefusal(error)
        if (refusal.code === 'internal' || refusal.code === 'busy') {
          app.ctx.log.error({ err: error, requestId: request.id }, 'page data failed')
        }
        throw new renderer.ApiError({
          ...refusal.details,
          status: refusal.status,
          code: refusal.code,
          message: refusal.message,
        })
      }),
  }
}

function withTrailingSlash(url: string): string | null {
  const start = url.indexOf('?')
  const [path, query] = start < 0 ? [url, undefined] : [url.slice(0, start), url.slice(start + 1)]
  if (path.endsWith('/') || /\.\w+$/.test(path) || /[#\\]/.test(path)) return null
  // A double slash would lead to another host.
  return `/${path.replace(/^\/+/, '')}/${query === undefined ? '' : `?${query}`}`
}

async function loadRenderer(): Promise<Renderer> {
  const file = join(dist, 'server/entry-server.js')
  if (!existsSync(file))
    throw new Refusal('internal', { message: 'the web is not built: run npm run build' })
  return (await import(pathToFileURL(file).href)) as Renderer
}

interface ManifestChunk {
  file: string
  src?: string
  css?: string[]
  /** Scripts of workers. */
  assets?: string[]
  imports?: string[]
  isEntry?: boolean
}

function readAssets(): Assets {
  const shop = readManifest('manifest.json')
  const store = readManifest('manifest-store.json')
  const entry = shop['web/entry-client.tsx']!
  const storeEntry = store['web/entry-store.tsx']!
  return {
    entry: `/${entry.file}`,
    storeEntry: `/${storeEntry.file}`,
    // One file, whichever of the two was built last.
    styles: (entry.css ?? []).map((file) => `/${file}`),
    chunks: { ...chunksOf(shop), ...chunksOf(store) },
  }
}

/** Every built file of the pharmacies' area: it works without a network, its camera too. */
function readStoreFiles(): string[] {
  const chunks = Object.values(readManifest('manifest-store.json'))
  const named = chunks.flatMap(({ file, css, assets }) => [file, ...(css ?? []), ...(assets ?? [])])
  // No manifest names what a worker fetches itself.
  const fetched = readdirSync(join(dist, 'client/assets')).filter((name) => name.endsWith('.wasm'))
  const files = [...named, ...fetched.map((name) => `assets/${name}`)]
  return [...new Set(files)].map((file) => `/${file}`).toSorted()
}

type Manifest = Record<string, ManifestChunk>

function readManifest(name: string): Manifest {
  return JSON.parse(readFileSync(join(dist, 'client/.vite', name), 'utf8')) as Manifest
}

/** By page: its own chunk and what that imports beside the entry. */
function chunksOf(manifest: Manifest): Record<string, string[]> {
  const chunks: Record<string, string[]> = {}
  for (const [source, chunk] of Object.entries(manifest)) {
    const page = /^web\/pages\/(.+)\.tsx$/.exec(source)?.[1]
    if (page) chunks[page] = [chunk, ...importsOf(manifest, chunk)].map((one) => `/${one.file}`)
  }
  return chunks
}

function importsOf(manifest: Manifest, chunk: ManifestChunk): ManifestChunk[] {
  const direct = (chunk.imports ?? []).map((key) => manifest[key]!).filter((one) => !one.isEntry)
  return direct.flatMap((one) => [one, ...importsOf(manifest, one)])
}
