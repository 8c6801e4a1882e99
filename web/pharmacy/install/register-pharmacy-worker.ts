import { pharmacyLinkRoot, pharmacyRoot } from '#web/paths.ts'
import { pharmacyWorkerPath } from '#web/state/built-files.ts'

/** The camera's own worker lies there: what it fetches is kept for it by its address, not by the page's. */
const builtFiles = '/assets/'

/**
 * Makes the area open without a network from the second time on: its pages, the printed links that
 * lead to them, and the camera. A browser that cannot is left alone.
 */
export function registerPharmacyWorker(): void {
  if (!('serviceWorker' in navigator)) return
  for (const scope of [pharmacyRoot, pharmacyLinkRoot, builtFiles]) {
    navigator.serviceWorker.register(pharmacyWorkerPath, { scope }).catch(() => {
      // Private windows and blocked storage refuse it; the area works without.
    })
  }
}
