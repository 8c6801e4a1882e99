import type { Context } from '../context.ts'
import {
  listCategorySlugs,
  listPageEntries,
  listProductEntries,
  listPromotionEntries,
} from './store.ts'
import { element, xmlHead } from './xml.ts'

interface Entry {
  path: string
  changedAt?: Date
}

const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'

export async function sitemapIndex({ config }: Context): Promise<string> {
  const maps = ['products', 'pages', 'promotions'].map((name) =>
    element('sitemap', [element('loc', `${config.publicUrl}/sitemap-${name}.xml`)]),
  )
  return `${xmlHead}<sitemapindex xmlns="${schema}">${maps.join('')}</sitemapindex>`
}

export async function productsSitemap({ db, config }: Context): Promise<string> {
  const products = await listProductEntries(db)
  return urlSet(
    config.publicUrl,
    products.map(({ slug, updated_at }) => ({ path: `/mua-hang/${slug}/`, changedAt: updated_at })),
  )
}

export async function pagesSitemap({ db, config }: Context): Promise<string> {
  const [pages, categories] = await Promise.all([listPageEntries(db), listCategorySlugs(db)])
  return urlSet(config.publicUrl, [
    { path: '/' },
    { path: '/mua-hang/' },
    { path: '/uu-dai/' },
    { path: '/tich-diem/' },
    ...categories.map((slug) => ({ path: `/mua-hang/?c=${slug}` })),
    ...pages.map(({ slug, updated_at }) => ({ path: `/${slug}/`, changedAt: updated_at })),
  ])
}

export async function promotionsSitemap({ db, config, clock }: Context): Promise<string> {
  const promotions = await listPromotionEntries(db, clock.today())
  return urlSet(
    config.publicUrl,
    promotions.map(({ id }) => ({ path: `/ctkm/${id}/` })),
  )
}

function urlSet(publicUrl: string, entries: readonly Entry[]): string {
  const urls = entries.map(({ path, changedAt }) =>
    element('url', [
      element('loc', publicUrl + encodeURI(path)),
      ...(changedAt ? [element('lastmod', changedAt.toISOString())] : []),
    ]),
  )
  return `${xmlHead}<urlset xmlns="${schema}">${urls.join('')}</urlset>`
}
