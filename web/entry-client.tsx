import './styles/app.css'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  createPath,
  matchRoutes,
  RouterContextProvider,
  type RouteObject,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { api, apiContext } from './api.ts'
import { prefetchPagesOnIntent } from './features/content/prefetch-pages.ts'
import { readPageData } from './page-data.ts'
import { isDeskPath } from './paths.ts'
import { reloadOnMissingChunk } from './reload-on-missing-chunk.ts'
import { routes } from './routes.ts'

let router: ReturnType<typeof createBrowserRouter> | undefined
reloadOnMissingChunk(() => {
  const destination = router?.state.navigation.location
  return destination ? createPath(destination) : null
})
void start()

async function start(): Promise<void> {
  const table = await routesHere()
  prefetchPagesOnIntent(table)
  await loadMatchedPages(table)
  readPageData()
  router = createBrowserRouter(table, {
    getContext: () => new RouterContextProvider(new Map([[apiContext, api]])),
  })
  hydrateRoot(
    document.getElementById('root')!,
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
}

/** The desk is an application of its own, of which shoppers load nothing. */
async function routesHere(): Promise<RouteObject[]> {
  if (!isDeskPath(location.pathname)) return routes
  return (await import('./desk-routes.ts')).deskRoutes
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
