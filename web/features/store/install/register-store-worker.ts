import { storeLinkRoot, storeRoot } from '#web/paths.ts'

/**
 * Makes the area open without a network from the second time on: its pages, and the printed links that
 * lead to them. A browser that cannot is left alone.
 */
export function registerStoreWorker(): void {
  if (!('serviceWorker' in navigator)) return
  for (const scope of [storeRoot, storeLinkRoot]) {
    navigator.serviceWorker.register('/sw-nha-thuoc.js', { scope }).catch(() => {
      // Private windows and blocked storage refuse it; the area works without.
    })
  }
}
