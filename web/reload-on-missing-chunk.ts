import { now } from '#web/state/clock.ts'

const key = 'chunk-reload-at'
const minuteMs = 60_000
/** What fails so soon after the network is back was asked for without it. */
const settlingMs = 10_000

/**
 * A page chunk that fails to load (a new release took its place) loads the page anew, at most once a
 * minute: the one that is being opened, so that a placed order is seen, or else the one that is open.
 * Without a network it stays: a reload would lose what is on the screen and bring nothing.
 */
export function reloadOnMissingChunk(findDestination: () => string | null): void {
  let backAt = -Infinity
  window.addEventListener('online', () => {
    backAt = now()
  })
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(key) ?? 0)
    const hadNoNetwork = !navigator.onLine || now() - backAt < settlingMs
    if (hadNoNetwork || now() - last < minuteMs) return
    event.preventDefault()
    sessionStorage.setItem(key, String(now()))
    const destination = findDestination()
    if (destination === null) location.reload()
    else location.assign(destination)
  })
}
