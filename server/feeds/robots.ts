import { lookupPath } from '#domain/order/lookup-address.ts'

const personal = [
  '/api/',
  '/dev/',
  '/gio-hang/',
  '/ho-so-thanh-vien/',
  lookupPath,
  '/ngung-nhan-thu/',
  '/nha-thuoc/',
  '/nt/',
  '/quan-tri/',
  '/san-pham/editor/',
]

export function robots(publicUrl: string): string {
  const rules = personal.map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...rules, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n')
}
