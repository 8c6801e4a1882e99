/** Makes the shop installable and gives it a page without a network. A browser that cannot is left alone. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.register('/sw.js').catch(() => {
    // Private windows and blocked storage refuse it; the shop works without.
  })
}
