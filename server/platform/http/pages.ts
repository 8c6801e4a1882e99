import type { OutsideOrigins } from '#domain/tags/origins.ts'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { currentBrand, type CurrentBrand } from '#domain/brand/current-brand.ts'
import { tagsOfPage, type CacheTag } from '#domain/cache-tags.ts'
import type { PublicStatus } from '#domain/health/public-status.ts'
import { endpointKey, type Endpoint } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type { Caller } from '../../context.ts'
import { duringRequest } from '../current-request.ts'
import type { KeptAnswer } from '../answers/public-cache.ts'
import { callLocally, tagsOfAnswer, type App, type BusyBecause } from './app.ts'
import { cacheKeyOf } from './cache-key.ts'
import { withLeftOut } from './left-out-query.ts'
import { limitWork, renderingsAMinute } from './limit-work.ts'
import { chunksOf, type Manifest } from './page-chunks.ts'
import { pagePolicy } from './security-headers.ts'
import { readChatCookie, readPlayerCookie, sessionCookieOf } from './session-cookie.ts'
import { statusRoute } from './status-route.ts'
import { takeTurns } from '../take-turns.ts'
import { incidentText, isFault, messageOf, toRefusal } from './wire-error.ts'
import { workerRoutes } from './worker-routes.ts'
import { findAsOf } from './as-of.ts'
import { AnswerTerm } from './answer-term.ts'

const root = resolve(import.meta.dirname, '../../..')
const dist = join(root, 'dist')

interface RenderedPage {
  kind: 'page'
  status: number
  html: string
  inlineScripts: readonly string[]
  linkHeader: string | null
  noindex: boolean
  isPublic: boolean
  embeddedBy: readonly string[]
  framedStyles: readonly string[]
  outside: readonly string[]
}

interface Renderer {
  render(request: {
    url: string
    api: { call(...args: never[]): Promise<unknown> }
    assets: Assets
    isForWorker: boolean
    untilItsTurn: () => Promise<void>
  }): Promise<RenderedPage | { kind: 'redirect'; status: number; location: string }>
  canonicalTarget(target: string): Promise<string>
  ApiError: new (refusal: object) => Error
  becomeBrand(brand: Readonly<CurrentBrand>): void
  brokenPage(styles: readonly string[], incident?: string): string
  statusPage(styles: readonly string[], status: PublicStatus): string
  busyPage(styles: readonly string[], seconds: number, why: BusyBecause): string
  comingSoonPage(styles: readonly string[]): string
  isShopPath(pathname: string): boolean
  offlinePage(assets: Assets): string
  pharmacyShell(assets: Assets): { html: string; linkHeader: string | null }
}

interface Assets {
  entries: Readonly<Record<'shop' | 'pharmacy' | 'backoffice', string>>
  styles: Readonly<Record<'shop' | 'pharmacy' | 'backoffice', readonly string[]>>
  chunks: Record<string, string[]>
}

/** Every path that is not the API's is a page, rendered by the built web half. */
export async function pageRoutes(app: App): Promise<void> {
  const renderer = await loadRenderer()
  const assets = readAssets()
  const underWay = new Map<string, Promise<KeptAnswer | null>>()
  // The built half has its own copy of the brand.
  const inBrand = <T>(draw: () => T): T => {
    renderer.becomeBrand(currentBrand())
    return draw()
  }
  const pharmacyFiles = readPharmacyFiles()
  workerRoutes(app, () => ({
    entry: assets.entries.shop,
    offlinePage: inBrand(() => renderer.offlinePage(assets)),
    pharmacyShell: inBrand(() => renderer.pharmacyShell(assets)),
    pharmacyFiles,
  }))
  statusRoute(app, (status) => inBrand(() => renderer.statusPage(assets.styles.shop, status)))
  const ensureMayRender = limitWork(app.ctx.config.rateLimits, renderingsAMinute)
  const isClosedTo = async (request: FastifyRequest, reply: FastifyReply, target: string) => {
    if (!renderer.isShopPath(target.split('?', 1)[0]!)) return false
    // Of a database that is away its own page tells.
    if (await app.isOpen(app.ctx).catch(() => true)) return false
    const { staff } = await app.authenticate(app.ctx, ['staff'], request, reply)
    return !staff
  }
  const sendComingSoon = (reply: FastifyReply) => {
    const html = inBrand(() => renderer.comingSoonPage(assets.styles.shop))
    void reply.code(503).headers({ 'retry-after': '3600', 'cache-control': 'no-store' })
    void reply.header('content-security-policy', pagePolicy([], app.ctx.config))
    void reply.header('x-robots-tag', 'noindex').type(htmlType).send(html)
  }
  app.sendBusyPage = (reply, seconds, why) => {
    void reply.code(503).headers({ 'retry-after': String(seconds), 'cache-control': 'no-store' })
    void reply.header('content-security-policy', pagePolicy([], app.ctx.config))
    void reply
      .type(htmlType)
      .send(inBrand(() => renderer.busyPage(assets.styles.shop, seconds, why)))
  }
  const answer = async (request: FastifyRequest, reply: FastifyReply, target: string) => {
    const visit = await identify(app, request, reply)
    const wait = visit.member ? 0 : await ensureMayRender(request.ip)
    if (wait > 0) {
      void reply.code(429).headers({ 'retry-after': String(wait), 'cache-control': 'no-store' })
      void reply.header('content-security-policy', pagePolicy([], app.ctx.config))
      void reply.type(htmlType).send(inBrand(() => renderer.brokenPage(assets.styles.shop)))
      return null
    }
    if (await isClosedTo(request, reply, target)) {
      sendComingSoon(reply)
      return null
    }
    const page = { app, renderer, assets, request, reply, target, visit }
    return answerPage(page)
  }
  app.fastify.get('/*', (request, reply) =>
    duringRequest(request.id, app.patience.read, () => serve(request, reply)),
  )
  async function serve(request: FastifyRequest, reply: FastifyReply) {
    const isSpelledOut = request.originalUrl !== request.url
    const redirect = isSpelledOut ? null : withTrailingSlash(request.url)
    if (redirect) return reply.redirect(redirect, 301)
    if (request.hasCredential) return answer(request, reply, request.url).then(() => undefined)
    const target = await renderer.canonicalTarget(request.url)
    // Under its own address it was not there: the server has looked before it asked us.
    const isOther = target !== cacheKeyOf(request.url)
    if (isOther && app.ctx.cache.serve(target, request.raw, reply.raw)) return void reply.hijack()
    // Many who ask for the same page at once are given one rendering.
    while (underWay.has(target)) {
      const kept = await underWay.get(target)!
      if (!kept) return answer(request, reply, target).then(() => undefined)
      // It was begun before a change of which this visitor may know.
      if (!kept.isTrue()) continue
      app.ctx.cache.joined += 1
      reply.hijack()
      return kept.write(request.raw, reply.raw)
    }
    const rendering = answer(request, reply, target).finally(() => underWay.delete(target))
    underWay.set(
      target,
      rendering.catch(() => null),
    )
    await rendering
  }
}

const htmlType = 'text/html; charset=utf-8'

interface Visit {
  app: App
  renderer: Renderer
  assets: Assets
  request: FastifyRequest
  reply: FastifyReply
  /** What is rendered: without what the page does not read. */
  target: string
  visit: Pick<Caller, 'member' | 'asOf' | 'player' | 'chat'>
}

/** A page that says that the database is gone reaches nobody else. */
function reachedBy(app: App, pathname: string): Promise<OutsideOrigins> {
  return app.outsideOrigins(app.ctx, pathname).catch(() => ({}))
}

async function answerPage(visit: Visit): Promise<KeptAnswer | null> {
  const { app, renderer, assets, request, reply, target } = visit
  const { cache, config } = app.ctx
  const generation = cache.generation
  const { api, shown } = localApi(visit)
  renderer.becomeBrand(currentBrand())
  const page = await renderer
    .render({
      url: config.publicUrl + target,
      api,
      assets,
      isForWorker: 'service-worker-navigation-preload' in request.headers,
      untilItsTurn: takeTurns,
    })
    .catch((error: unknown) => brokenPage(app, renderer, assets, request, error))
  if (page.kind === 'redirect') {
    void reply.redirect(withLeftOut(page.location, request.url, target), page.status)
    return null
  }
  const headers: Record<string, string> = {
    'content-security-policy': pagePolicy(page.inlineScripts, config, {
      ...page,
      reached: await reachedBy(app, target.split('?', 1)[0]!),
    }),
    // It knows no list of sites: the policy says it all.
    ...(page.embeddedBy.length > 0 ? { 'x-frame-options': '' } : {}),
    ...(page.linkHeader ? { link: page.linkHeader } : {}),
    ...(page.noindex ? { 'x-robots-tag': 'noindex' } : {}),
  }
  if (page.embeddedBy.length > 0) reply.raw.removeHeader('x-frame-options')
  if (!page.isPublic || !shown.isWhole || request.hasCredential) {
    delete headers['x-frame-options']
    void reply.code(page.status).headers({
      ...headers,
      'cache-control': 'no-store',
      ...(page.status === 503 ? { 'retry-after': '5' } : {}),
    })
    void reply.type(htmlType).send(page.html)
    return null
  }
  const kept = cache.store(
    target,
    {
      contentType: htmlType,
      body: page.html,
      tags: tagsOfPage(shown.tags),
      maxAge: 0,
      until: shown.term.until,
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
  const { id: requestId } = request
  const incident = app.incidents.note({ requestId, route: 'GET /*', status: 500, error })
  app.ctx.log.error({ err: error, requestId, incident }, 'page not rendered')
  const html = renderer.brokenPage(assets.styles.shop, incidentText(incident))
  const none = {
    inlineScripts: [],
    embeddedBy: [],
    framedStyles: [],
    outside: [],
    linkHeader: null,
    isPublic: false,
  }
  return { kind: 'page', status: 500, html, ...none, noindex: true }
}

async function identify(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Visit['visit']> {
  // Its page is no one else's and never kept; all other pages are the same for a guest with a chat.
  const chat = isChat(request) ? readChatCookie(app.ctx.config, request) : undefined
  if (!request.hasCredential) return { chat }
  const { member } = await app.authenticate(app.ctx, ['member'], request, reply)
  // A dead session's cookie would keep its browser away from the ready-made pages.
  if (!member) sessionCookieOf(app.ctx.config, reply).clear()
  const player = readPlayerCookie(app.ctx.config, request)
  return { member, player, chat, asOf: await findAsOf(app, request, reply) }
}

function isChat({ url }: FastifyRequest): boolean {
  return url.startsWith('/tro-chuyen/')
}

/** The pages' API while they render: the same routes, called in process. Notes what they show. */
function localApi({ app, renderer, request, visit }: Visit) {
  const term = new AnswerTerm()
  const caller = {
    ip: request.ip,
    requestId: request.id,
    member: visit.member,
    player: visit.player,
    chat: visit.chat,
    asOf: visit.asOf,
    keepUntil: term.keepUntil,
  }
  const shown = { tags: new Set<CacheTag>(), isWhole: true, term }
  const note = (endpoint: Endpoint, input: unknown, answer: unknown) => {
    for (const tag of tagsOfAnswer(endpoint, input, answer)) shown.tags.add(tag)
  }
  const call = async (endpoint: Endpoint, input: never) => {
    try {
      const answer = await callLocally(app, endpoint, input, caller)
      note(endpoint, input, answer)
      return answer
    } catch (error) {
      note(endpoint, input, null)
      const refusal = toRefusal(error)
      // What a page makes up for it is not for those who follow.
      if (refusal.code === 'internal' || refusal.code === 'busy') shown.isWhole = false
      const incident = isFault(error) ? noteFailed(app, request, endpoint, error) : undefined
      throw new renderer.ApiError({
        ...refusal.details,
        status: refusal.status,
        code: refusal.code,
        message: messageOf(refusal, incident),
      })
    }
  }
  return { api: { call }, shown }
}

function noteFailed(
  { ctx, incidents }: App,
  { id: requestId }: FastifyRequest,
  endpoint: Endpoint,
  error: unknown,
): string {
  const route = `${endpointKey(endpoint)} (page)`
  const { status } = toRefusal(error)
  const incident = incidents.note({ requestId, route, status, error })
  ctx.log.error({ err: error, requestId, incident, route }, 'page data failed')
  return incident
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

function readAssets(): Assets {
  const shop = readManifest('manifest.json')
  const pharmacy = readManifest('manifest-pharmacy.json')
  const backoffice = readManifest('manifest-backoffice.json')
  const entries = {
    shop: shop['web/entry-client.tsx']!,
    pharmacy: pharmacy['web/entry-pharmacy.tsx']!,
    backoffice: backoffice['web/entry-backoffice.tsx']!,
  }
  return {
    entries: {
      shop: `/${entries.shop.file}`,
      pharmacy: `/${entries.pharmacy.file}`,
      backoffice: `/${entries.backoffice.file}`,
    },
    styles: {
      shop: stylesOf(entries.shop),
      pharmacy: stylesOf(entries.pharmacy),
      backoffice: stylesOf(entries.backoffice),
    },
    chunks: { ...chunksOf(shop), ...chunksOf(pharmacy), ...chunksOf(backoffice) },
  }
}

function stylesOf({ css = [] }: Manifest[string]): string[] {
  return css.map((file) => `/${file}`)
}

/** Every built file of the pharmacies' area: it works without a network, its camera too. */
function readPharmacyFiles(): string[] {
  const chunks = Object.values(readManifest('manifest-pharmacy.json'))
  const named = chunks.flatMap(({ file, css, assets }) => [file, ...(css ?? []), ...(assets ?? [])])
  // No manifest names what a worker fetches itself, nor the icons, which markup alone points at.
  const fetched = readdirSync(join(dist, 'client/assets')).filter((name) =>
    /\.(?:wasm|svg)$/.test(name),
  )
  const files = [...named, ...fetched.map((name) => `assets/${name}`)]
  return [...new Set(files)].map((file) => `/${file}`).toSorted()
}

function readManifest(name: string): Manifest {
  return JSON.parse(readFileSync(join(dist, 'client/.vite', name), 'utf8')) as Manifest
}
