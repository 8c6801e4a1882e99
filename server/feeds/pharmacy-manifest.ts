import { isPharmacyCode } from '#domain/pharmacy/pharmacy-code.ts'
import type { App } from '../platform/http/app.ts'

/** The counter as an installed application: one for each pharmacy, beside the shop's. */
export function pharmacyManifestRoute({ fastify }: App): void {
  fastify.get<{ Querystring: { id?: unknown } }>(
    '/nha-thuoc/manifest.webmanifest',
    async ({ query }, reply) =>
      reply
        .headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' })
        .type('application/manifest+json; charset=utf-8')
        .send(JSON.stringify(pharmacyManifest(query.id))),
  )
}

function pharmacyManifest(id: unknown) {
  const code = typeof id === 'string' && isPharmacyCode(id) ? id : null
  const start = code ? `/nha-thuoc/?id=${code}` : '/nt/'
  return {
    name: code ? `Quầy An Lành ${code}` : 'Quầy An Lành',
    short_name: 'Quầy An Lành',
    description: 'Quầy tích điểm và ưu đãi của nhà thuốc, dùng được cả khi mất mạng',
    lang: 'vi',
    id: start,
    start_url: start,
    scope: code ? '/nha-thuoc/' : '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#0b5fd3',
    icons: [
      icon('icon-192', 192),
      icon('icon-512', 512),
      { ...icon('maskable-512', 512), purpose: 'maskable' },
    ],
  }
}

function icon(name: string, size: number) {
  return { src: `/media/icons/${name}.png`, sizes: `${size}x${size}`, type: 'image/png' }
}
