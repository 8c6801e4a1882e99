import { renderToString } from 'react-dom/server'
import {
  createStaticRouter,
  isRouteErrorResponse,
  matchRoutes,
  RouterContextProvider,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router'
import type { FrameSettings } from '#domain/settings/api.ts'
import { mailStyle } from '#domain/notification/mail-style.ts'
import { withOnly } from '#domain/kernel/query.ts'
import { apiContext, type Api } from '#web/api.ts'
import { backofficeRoutes } from '#web/backoffice/routes.ts'
import { documentHtml, type Assets } from '#web/document.ts'
import { earlyCartScript, withEarlyCart } from '#web/shop/cart/early-cart.ts'
import { offlinePage as offlineHtml } from '#web/shop/install/offline-page.ts'
import { PharmacyFrameSkeleton } from '#web/pharmacy/parts/PharmacyFrameSkeleton.tsx'
import { pharmacyTexts } from '#web/pharmacy/texts.ts'
import type { AnyPageHandle, PageMeta } from '#web/page.ts'
import { applicationOf, isPharmacyPath, pharmacyRoot, type Application } from '#web/paths.ts'
import { withSharePicture } from '#web/share-picture.ts'
import { isStage } from '#web/shop/game/draw-places.ts'
import { isAnonymousDraw } from '#web/shop/layout/anonymous-draw.ts'
import { isDeliveryStep } from '#web/shop/layout/CheckoutLayout.tsx'
import { ComingSoon } from '#web/features/brand/ComingSoon.tsx'
import { comingSoonTexts } from '#web/features/brand/texts.ts'
import { staticPage } from '#web/static-page.ts'
import { routes } from '#web/shop/routes.ts'
import { routeHandlers } from '#web/route-handlers.ts'
import { pharmacyRoutes } from '#web/pharmacy/routes.ts'
import { serializeForScript, serializeLoaderData } from '#web/page-data.ts'
import { preloadedFont } from '#web/styles/fonts.ts'
import { texts } from '#web/texts.ts'
import { drawKeptPartsWith } from '#web/features/kept/kept-part.ts'

export { becomeBrand } from '#domain/brand/current-brand.ts'
export { ApiError } from '#web/api.ts'
export { brokenPage } from '#web/broken-page.ts'
export { busyPage } from '#web/busy-page.ts'
export { statusPage } from '#web/status-page.ts'

/** Whether a page is one for buyers: those of the desk and of counters are there before the shop opens. */
export function isShopPath(pathname: string): boolean {
  return applicationOf(pathname) === 'shop'
}

/** What everybody sees of a shop that is not open yet. */
export function comingSoonPage(styles: readonly string[]): string {
  const body = renderToString(<ComingSoon />)
  return staticPage({ styles, title: comingSoonTexts.title, body })
}

/** The page the service worker keeps for times without a network. */
export function offlinePage(assets: Assets): string {
  return offlineHtml(assets.styles.shop, preloadedFont)
}

/** The area's empty frame, which its service worker keeps for times without a network, and its `Link` header. */
export function pharmacyShell(assets: Assets): { html: string; linkHeader: string | null } {
  const body = renderToString(<PharmacyFrameSkeleton />)
  const url = new URL(pharmacyRoot, 'http://quay')
  const meta = { title: pharmacyTexts.area, noindex: true }
  const parts = { body, meta, url, pageIds: [], assets }
  return documentHtml({ ...parts, scriptFirst: true, isUnderWorker: true })
}

export interface RenderRequest {
  /** Absolute URL. */
  url: string
  api: Api
  assets: Assets
  /** A service worker has asked for the page. */
  isForWorker: boolean
  /** Drawing takes the process for itself: one page after the other, and others in between. */
  untilItsTurn: () => Promise<void>
}

export type RenderedPage =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'page'
      status: number
      html: string
      inlineScripts: readonly string[]
      /** Styles of what is shown in a frame within it. */
      framedStyles: readonly string[]
      /** Its `Link` header. */
      linkHeader: string | null
      /** Kept out of search engines, by a header too. */
      noindex: boolean
      /** Whether it is the same for every guest. */
      isPublic: boolean
      /** Sites that may show it within their own pages. */
      embeddedBy: readonly string[]
      /** Origins of a chat of somebody else, where one may be opened on it. */
      outside: readonly string[]
    }

drawKeptPartsWith(renderToString)

/** Each looks through its own routes alone: the shop's pages are not looked for among the back office's. */
const handlers: Readonly<Record<Application, ReturnType<typeof routeHandlers>>> = {
  shop: routeHandlers(routes),
  pharmacy: routeHandlers(pharmacyRoutes),
  backoffice: routeHandlers(backofficeRoutes),
}

function handlerAt(pathname: string): StaticHandler {
  return handlers[applicationOf(pathname)](pathname)
}

/**
 * The one target of all that lead to the same page for every guest: parameters that the page does not
 * read are left out, the others come in one order.
 */
export async function canonicalTarget(target: string): Promise<string> {
  if (!target.includes('?')) return target
  const { pathname } = new URL(target, 'http://quay')
  const handle = await handleAt(pathname)
  return handle?.personal ? target : withOnly(target, handle?.parameters ?? [])
}

const handles = new Map<string, Promise<AnyPageHandle | undefined>>()
const maxHandles = 1000

/** Finding a route goes through all of them, a twentieth of a search page; few pages are asked for with a query. */
function handleAt(pathname: string): Promise<AnyPageHandle | undefined> {
  const known = handles.get(pathname)
  if (known) return known
  const route = matchRoutes(handlerAt(pathname).dataRoutes, pathname)?.at(-1)?.route
  const handle = route ? loadHandle(route) : Promise.resolve(undefined)
  if (handles.size >= maxHandles) handles.clear()
  handles.set(pathname, handle)
  handle.catch(() => handles.delete(pathname))
  return handle
}

/** A page that nobody has asked for yet is still to be loaded. */
async function loadHandle({ handle, lazy }: RouteObject): Promise<AnyPageHandle | undefined> {
  const loaded = typeof lazy === 'function' ? await lazy() : { handle: handle as unknown }
  return loaded.handle as AnyPageHandle | undefined
}

/** Renders one page to a whole HTML document. */
export async function render(request: RenderRequest): Promise<RenderedPage> {
  const requestContext = new RouterContextProvider(new Map([[apiContext, request.api]]))
  const handler = handlerAt(new URL(request.url).pathname)
  const context = await handler.query(new Request(request.url), { requestContext })
  if (context instanceof Response) {
    return {
      kind: 'redirect',
      status: context.status,
      location: context.headers.get('location') ?? '/',
    }
  }
  await request.untilItsTurn()
  return renderPage(request, context)
}

async function renderPage(
  request: RenderRequest,
  context: StaticHandlerContext,
): Promise<RenderedPage> {
  const router = createStaticRouter(branchOf(context), context)
  const body = renderToString(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
  )
  const handle = handleOf(context)
  const meta = await withSharePicture(metaOf(context, handle))
  const url = new URL(request.url)
  const document = documentHtml({
    body: handle?.hasEarlyCart ? withEarlyCart(body) : body,
    meta,
    url,
    pageIds: context.matches.map((match) => match.route.id),
    data: pageDataOf(context),
    assets: request.assets,
    scriptFirst: handle?.needsScript ?? false,
    inlineScripts: handle?.hasEarlyCart ? [earlyCartScript()] : [],
    // The shop's worker leaves scripts to the browser.
    isUnderWorker: request.isForWorker && isPharmacyPath(url.pathname),
  })
  return {
    kind: 'page',
    status: context.statusCode,
    ...document,
    noindex: meta.noindex ?? false,
    isPublic: context.statusCode === 200 && !handle?.personal,
    embeddedBy: meta.embeddedBy ?? [],
    // The desk shows mails as they arrive; a frame without rights stands under the page's own policy.
    framedStyles: applicationOf(url.pathname) === 'backoffice' ? [mailStyle] : [],
    outside: outsideOf(context, url.pathname),
  }
}

/** Where the shop's frame with its chat is around a page. */
function outsideOf({ loaderData }: StaticHandlerContext, pathname: string): string[] {
  const { settings } = (loaderData['root'] ?? {}) as { settings?: FrameSettings }
  const isBare = isStage(pathname) || isAnonymousDraw(pathname) || isDeliveryStep(pathname)
  if (!settings?.outsideChat || isBare) return []
  const chosen = Object.values(settings.outsideChat)
  const all = chosen.flatMap(({ script, origins }) => [new URL(script).origin, ...origins])
  return [...new Set(all)]
}

/** The matched routes alone: the router looks through every route it is given, again for each rendering. */
function branchOf({ matches }: StaticHandlerContext): RouteObject[] {
  return matches.reduceRight<RouteObject[]>(
    (children, { route }) => [
      { ...route, ...(children.length > 0 ? { children } : {}) } as RouteObject,
    ],
    [],
  )
}

/** In the form in which the router's browser half takes it over; no page has actions. */
function pageDataOf({ loaderData, errors }: StaticHandlerContext): string {
  const ofRoutes = serializeLoaderData(withoutEntities(loaderData))
  return `{"loaderData":${ofRoutes},"actionData":null,"errors":${serializeForScript(serializeErrors(errors))}}`
}

/** What search engines read stands in the head; the browser's half has no use for it. */
function withoutEntities(loaderData: StaticHandlerContext['loaderData']) {
  const entries = Object.entries(loaderData).map(([id, data]: [string, unknown]) => {
    if (data === null || typeof data !== 'object' || !('jsonLd' in data)) return [id, data]
    const { jsonLd: _, ...rest } = data
    return [id, rest]
  })
  return Object.fromEntries(entries) as Record<string, unknown>
}

function handleOf(context: StaticHandlerContext): AnyPageHandle | undefined {
  return context.matches.at(-1)?.route.handle as AnyPageHandle | undefined
}

function metaOf(context: StaticHandlerContext, handle: AnyPageHandle | undefined): PageMeta {
  if (context.errors || !handle) {
    return { title: context.statusCode === 404 ? texts.notFound : texts.error, noindex: true }
  }
  const id = context.matches.at(-1)!.route.id
  return handle.meta(context.loaderData[id], context.location)
}

/** The form in which the router's browser half takes errors over. Faults tell nothing of themselves. */
function serializeErrors(errors: StaticHandlerContext['errors']) {
  if (!errors) return null
  const entries = Object.entries(errors).map(([id, error]) => [id, serializeError(error)])
  return Object.fromEntries(entries) as Record<string, unknown>
}

function serializeError(error: unknown) {
  return isRouteErrorResponse(error)
    ? { ...error, __type: 'RouteErrorResponse' }
    : { message: texts.error, __type: 'Error' }
}
