import { currentBrand, type CurrentBrand } from '#domain/brand/current-brand.ts'
import { manifestIcons } from '#domain/brand/manifest-icons.ts'
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
        .send(JSON.stringify(pharmacyManifest(query.id, currentBrand()))),
  )
}

function pharmacyManifest(id: unknown, { name, shortName, color, version }: CurrentBrand) {
  const code = typeof id === 'string' && isPharmacyCode(id) ? id : null
  const start = code ? `/nha-thuoc/?id=${code}` : '/nt/'
  return {
    name: code ? `Quầy ${name} ${code}` : `Quầy ${name}`,
    short_name: `Quầy ${shortName || name}`,
    description: 'Quầy tích điểm và ưu đãi của nhà thuốc, dùng được cả khi mất mạng',
    lang: 'vi',
    id: start,
    start_url: start,
    scope: code ? '/nha-thuoc/' : '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: color,
    icons: manifestIcons(version),
  }
}
