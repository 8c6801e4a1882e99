/** What the server tells this device, and where a press on it leads. */
self.addEventListener('push', (event) => event.waitUntil(showNotice(event.data.json())))

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(bringForward(event.notification.data.url))
})

/** Not to whoever looks at that very page. */
async function showNotice({ title, body, tag, url, silent = false }) {
  const open = await findOpen(url)
  if (open?.focused) return
  const icon = '/media/icons/icon-192.png'
  await self.registration.showNotification(title, { body, tag, silent, icon, data: { url } })
}

/** The page where it is open already; what is open elsewhere may hold a form half filled in. */
async function bringForward(path) {
  const open = await findOpen(path)
  await (open ? open.focus() : self.clients.openWindow(new URL(path, self.location.origin)))
}

async function findOpen(path) {
  const { pathname, searchParams } = new URL(path, self.location.origin)
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return pages.find((page) => {
    const url = new URL(page.url)
    return url.pathname === pathname && url.searchParams.get('id') === searchParams.get('id')
  })
}
