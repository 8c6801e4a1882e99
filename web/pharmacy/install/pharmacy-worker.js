/* global release */
/**
 * Lets the pharmacies' area open at once without a network. The server writes before this the
 * constant `release`: its name, the empty frame (`shell`) and every file of the area. Answers of the
 * API are never kept: they hold what belongs to customers.
 */
const prefix = 'an-lanh-quay-'
const cacheName = prefix + release.name
/** A page that a bad line cannot bring in this time is built from what is here. */
const timeoutMs = 4000

self.addEventListener('install', (event) => {
  event.waitUntil(keepRelease().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOldReleases(), preloadPages(), self.clients.claim()]))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(pageOrShell(event))
  else if (pathname.startsWith('/assets/')) event.respondWith(keptOrFetched(request))
})

/** It is installed for several scopes at once, and the first that comes fetches for all. */
async function keepRelease() {
  if (navigator.locks) await navigator.locks.request(cacheName, keepOnce)
  else await keepOnce()
}

/** Whole or not at all: a frame without one of its files would not start. */
async function keepOnce() {
  const cache = await caches.open(cacheName)
  if (await cache.match(release.shell)) return
  await cache.addAll([new Request(release.shell, { cache: 'reload' }), ...release.files])
}

/** The release before this one stays: pages of it may be open, and go on fetching their parts. */
async function forgetOldReleases() {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix))
  const old = names.filter((name) => name !== cacheName).slice(0, -1)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** The page is fetched while this worker wakes up. */
async function preloadPages() {
  await self.registration.navigationPreload?.enable()
}

async function pageOrShell(event) {
  const page = pageOf(event)
  try {
    return await Promise.race([page, failAfter(timeoutMs)])
  } catch {
    const cache = await caches.open(cacheName)
    return (await cache.match(release.shell)) ?? page
  }
}

async function pageOf(event) {
  return (await event.preloadResponse) ?? fetch(event.request)
}

function failAfter(ms) {
  return new Promise((_, fail) => setTimeout(() => fail(new Error('too slow')), ms))
}

/** Built files bear their content in their name: one that is kept is the right one. */
async function keptOrFetched(request) {
  return (await caches.match(request)) ?? fetch(request)
}
