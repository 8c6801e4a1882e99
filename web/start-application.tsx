import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  createPath,
  matchRoutes,
  RouterContextProvider,
  type RouteObject,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { becomeBrandOfPage } from '#web/brand-of-page.ts'
import { api, apiContext, onFailedCall } from '#web/api.ts'
import { prefetchPagesOnIntent } from '#web/prefetch-pages.ts'
import { tellFailedCall } from '#web/features/notices/failed-call.ts'
import { readPageData } from '#web/page-data.ts'
import { reloadOnMissingChunk } from '#web/reload-on-missing-chunk.ts'

let router: ReturnType<typeof createBrowserRouter> | undefined

/** Takes over the page that the server has rendered, or fills an empty frame that was kept. */
export async function startApplication(findRoutes: () => Promise<RouteObject[]>): Promise<void> {
  becomeBrandOfPage()
  reloadOnMissingChunk(() => {
    const destination = router?.state.navigation.location
    return destination ? createPath(destination) : null
  })
  onFailedCall(tellFailedCall)
  const routes = await findRoutes()
  prefetchPagesOnIntent(routes)
  await loadMatchedPages(routes)
  const isRendered = readPageData()
  router = createBrowserRouter(routes, {
    getContext: () => new RouterContextProvider(new Map([[apiContext, api]])),
  })
  const root = document.getElementById('root')!
  const application = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
  if (isRendered) hydrateRoot(root, application)
  else createRoot(root).render(application)
}

/** Pages that the server has rendered must be here before React takes them over. */
async function loadMatchedPages(table: RouteObject[]): Promise<void> {
  const lazy = matchRoutes(table, location)?.filter((match) => match.route.lazy) ?? []
  await Promise.all(
    lazy.map(async ({ route }) => {
      const load = route.lazy as () => Promise<object>
      Object.assign(route, await load(), { lazy: undefined })
    }),
  )
}
