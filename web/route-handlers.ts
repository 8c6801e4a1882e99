import { createStaticHandler, type RouteObject, type StaticHandler } from 'react-router'

/**
 * Finds what handles an address: the router tries the routes of a handler one by one, again for each rendering, so
 * each beginning of addresses has one of its own, with what can match there and no more.
 */
export function routeHandlers(routes: readonly RouteObject[]): (pathname: string) => StaticHandler {
  const whole = createStaticHandler([...routes])
  // With the names that the router gives by their places, under which browsers find the pages' data.
  const named = whole.dataRoutes as RouteObject[]
  const known = new Set(routes.flatMap(beginningsOf))
  const handlers = new Map<string, StaticHandler>()
  const ofThose = (few: RouteObject[]) => (few.length > 0 ? createStaticHandler(few) : whole)
  return (pathname) => {
    const first = pathname.split('/', 2)[1] ?? ''
    // The router reads addresses more freely than we do.
    if (!/^[\w-]*$/.test(first)) return whole
    const beginning = known.has(first.toLowerCase()) ? first.toLowerCase() : elsewhere
    const handler = handlers.get(beginning) ?? ofThose(routesAt(named, beginning))
    handlers.set(beginning, handler)
    return handler
  }
}

/** No address begins so. */
const elsewhere = '?'

/** The first parts of a route's addresses; none where any will do. */
function beginningsOf(route: RouteObject): string[] {
  if (route.index) return ['']
  if (route.path === undefined) return (route.children ?? []).flatMap(beginningsOf)
  const first = firstOf(route.path)
  return isFree(first) ? [] : [first]
}

function routesAt(routes: readonly RouteObject[], beginning: string): RouteObject[] {
  return routes.flatMap((route) => {
    if (route.index) return beginning === '' ? [route] : []
    if (route.path === undefined) {
      return [{ ...route, children: routesAt(route.children ?? [], beginning) }] as RouteObject[]
    }
    const first = firstOf(route.path)
    return isFree(first) || first === beginning ? [route] : []
  })
}

function firstOf(path: string): string {
  return path.replace(/^\//, '').split('/', 1)[0]!.toLowerCase()
}

/** It takes more than one beginning: `:slug`, `*`, `part?`. */
function isFree(first: string): boolean {
  return /^[:*]|\?$/.test(first) || first === ''
}
