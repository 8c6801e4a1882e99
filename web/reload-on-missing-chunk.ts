import { now } from './state/clock.ts'

const key = 'chunk-reload-at'
const minuteMs = 60_000

/**
 * A page chunk that fails to load (a new release took its place) reloads the page, at most once a
 * minute. Without a network it stays: a reload would lose what is on the screen and bring nothing.
 */
export function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(key) ?? 0)
    if (!navigator.onLine || now() - last < minuteMs) return
    event.preventDefault()
    sessionStorage.setItem(key, String(now()))
    location.reload()
  })
}
