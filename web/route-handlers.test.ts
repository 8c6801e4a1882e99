import { expect, test } from 'vitest'
import { createStaticHandler, matchRoutes, type RouteObject } from 'react-router'
import { backofficeRoutes } from './backoffice/routes.ts'
import { pharmacyRoutes } from './pharmacy/routes.ts'
import { routeHandlers } from './route-handlers.ts'
import { routes } from './shop/routes.ts'

const applications: Record<string, readonly RouteObject[]> = {
  shop: routes,
  pharmacy: pharmacyRoutes,
  backoffice: backofficeRoutes,
}

test.each(Object.entries(applications))(
  '%s: every address leads where all routes lead',
  (_, all) => {
    const handlerAt = routeHandlers(all)
    // A route without a name of its own gets one by its place, which browsers must find again.
    const { dataRoutes } = createStaticHandler([...all])
    const asked = [
      ...addressesOf(all),
      '/',
      '/khong-co/',
      '/khong-co/gi/ca/',
      '/MUA-HANG/',
      '/a%20b/',
    ]
    for (const address of asked) {
      expect(idsAt(handlerAt(address).dataRoutes, address), address).toEqual(
        idsAt(dataRoutes, address),
      )
    }
  },
)

function idsAt(all: readonly RouteObject[], address: string) {
  return matchRoutes([...all], address)?.map(({ route, params }) => [route.id, params])
}

/** One of each kind, with and without what may be left out. */
function addressesOf(all: readonly RouteObject[], before = ''): string[] {
  return all.flatMap(({ path = '', children = [] }) => {
    const own = path === '' ? before : `${before}/${path.replace(/^\//, '')}`
    const filled = own.replace(/:\w+/g, '7').replace('*', 'gi/ca')
    const spelled = [filled.replace(/\/[^/]*\?/g, ''), filled.replaceAll('?', '')]
    return [...spelled.map((address) => `${address}/`), ...addressesOf(children, own)]
  })
}
