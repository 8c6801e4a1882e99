import { matchRoutes, type RouteObject } from 'react-router'

/**
 * Fetches a page's code as soon as somebody points at a link to it, touches it or reaches it by
 * keyboard. One listener for the whole document: links themselves stay plain.
 */
export function prefetchPagesOnIntent(routes: RouteObject[]): void {
  const warm = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    // A chunk that fails to load reloads the page: never for a page nobody has asked for yet.
    if (!link || link.origin !== location.origin || !navigator.onLine) return
    for (const { route } of matchRoutes(routes, link.pathname) ?? []) {
      if (typeof route.lazy === 'function') void route.lazy().catch(() => undefined)
    }
  }
  document.addEventListener('pointerover', warm, { passive: true })
  document.addEventListener('focusin', warm, { passive: true })
}
