import type { RouteObject } from 'react-router'

/** One page of an application's table: `/` is its first one, `*` what it does not have. */
export function page(path: string, id: string, load: () => Promise<object>): RouteObject {
  if (path === '/') return { id, index: true, lazy: load }
  return { id, path: path.replace(/^\//, ''), lazy: load }
}
