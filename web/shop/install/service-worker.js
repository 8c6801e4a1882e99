/**
 * Gives the installed shop a page without a network. Pages themselves are never kept here: prices
 * and stock must be today's. Built files are kept by the browser's own cache.
 */
const prefix = 'an-lanh-offline-'
const cacheName = `${prefix}1`
const offlinePage = '/offline/'

self.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePage().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOldCaches(), preloadPages(), self.clients.claim()]))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode === 'navigate') event.respondWith(pageOrOffline(event))
  else if (['style', 'font', 'image'].includes(request.destination)) {
    event.respondWith(fetch(request).catch(() => keptAnswer(request)))
  }
})

/** The page and the built files it names. */
async function keepOfflinePage() {
  const cache = await caches.open(cacheName)
  const response = await fetch(offlinePage, { cache: 'reload' })
  if (!response.ok) throw new Error('no offline page')
  const html = await response.clone().text()
  const files = [...html.matchAll(/href="(\/assets\/[^"]+)"/g)].map(([, file]) => file)
  await Promise.all([cache.put(offlinePage, response), cache.addAll(files)])
}

/** Its own: the pharmacies' area keeps others beside them. */
async function forgetOldCaches() {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix))
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)))
}

/** The page is fetched while this worker wakes up. */
async function preloadPages() {
  await self.registration.navigationPreload?.enable()
}

async function pageOrOffline(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return keptAnswer(offlinePage)
  }
}

async function keptAnswer(request) {
  return (await caches.match(request)) ?? Response.error()
}
