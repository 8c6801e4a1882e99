/** Where browsers take notices: Google, Mozilla, Apple and Microsoft. Nobody else is ever called. */
const services = [
  /^fcm\.googleapis\.com$/,
  /^([a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^([a-z0-9-]+\.)*push\.apple\.com$/,
  /^([a-z0-9-]+\.)*notify\.windows\.com$/,
]
const loopback = /^(127\.0\.0\.1|localhost|\[::1\])$/

/**
 * Whether an address is one of a browser's push services, on its ordinary port; with dev tools also one
 * on loopback, so that a test can listen. Anything else would let a browser send the server anywhere.
 */
export function isPushService(endpoint: string, { devTools }: { devTools: boolean }): boolean {
  const url = URL.parse(endpoint)
  if (!url || url.username !== '' || url.password !== '') return false
  if (devTools && url.protocol === 'http:' && loopback.test(url.hostname)) return true
  return (
    url.protocol === 'https:' &&
    url.port === '' &&
    services.some((service) => service.test(url.hostname))
  )
}
