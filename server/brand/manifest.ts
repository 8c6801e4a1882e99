import { manifestIcons } from '#domain/brand/manifest-icons.ts'
import type { DrawnBrand } from './read-brand.ts'

/** The shop as an application on a phone. */
export function shopManifest({ name, shortName, slogan, color, version }: DrawnBrand) {
  return {
    name,
    short_name: shortName || name,
    ...(slogan && { description: slogan }),
    lang: 'vi',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: color,
    icons: manifestIcons(version),
  }
}
