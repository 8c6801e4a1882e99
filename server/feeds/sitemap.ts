import type { Caller, Context } from '../context.ts'
import { listContentEntries, listRunningPromotions } from '../publishing/index.ts'
import { listPharmacyProvinces } from '../pharmacy/index.ts'
import { listCategorySlugs, listProductEntries } from './queries.ts'
import { element, xmlHead } from './xml.ts'

interface Entry {
  path: string
  changedAt?: Date
}

/** A page of its own, to which a page of fixed content lends its text. */
const pharmaciesPath = '/he-thong-nha-thuoc/'
const expertsPath = '/chuyen-gia-tu-van/'

const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'

export async function sitemapIndex({ config }: Context): Promise<string> {
  const maps = ['products', 'pages', 'promotions', 'articles', 'answers', 'landing'].map((name) =>
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

export async function pagesSitemap(
  ctx: Context,
  keeper: Pick<Caller, 'keepUntil'>,
): Promise<string> {
  const { db, config } = ctx
  const [pages, categories, provinces] = await Promise.all([
    listContentEntries(ctx, 'page', keeper),
    listCategorySlugs(db),
    listPharmacyProvinces(ctx, { scheme: 'gso34' }),
  ])
  return urlSet(config.publicUrl, [
    { path: '/' },
    { path: '/mua-hang/' },
    { path: '/uu-dai/' },
    { path: '/tich-diem/' },
    ...categories.map((slug) => ({ path: `/mua-hang/?c=${slug}` })),
    { path: pharmaciesPath },
    { path: expertsPath },
    { path: '/doi-tac/' },
    ...provinces.map(({ id }) => ({ path: `${pharmaciesPath}?province=${id}` })),
    ...pages
      .filter(({ slug }) => ![pharmaciesPath, expertsPath].includes(`/${slug}/`))
      .toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
      .map(({ slug, changedAt }) => ({ path: `/${slug}/`, changedAt })),
  ])
}

export async function promotionsSitemap(
  ctx: Context,
  keeper: Pick<Caller, 'keepUntil'>,
): Promise<string> {
  const promotions = await listRunningPromotions(ctx, keeper)
  return urlSet(
    ctx.config.publicUrl,
    promotions.map(({ id }) => ({ path: `/ctkm/${id}/` })),
  )
}

export async function articlesSitemap(
  ctx: Context,
  keeper: Pick<Caller, 'keepUntil'>,
): Promise<string> {
  const articles = await listContentEntries(ctx, 'article', keeper)
  return urlSet(ctx.config.publicUrl, [
    { path: '/song-khoe/' },
    ...articles.map(({ slug, changedAt }) => ({ path: `/song-khoe/${slug}/`, changedAt })),
  ])
}

/** The page of the experts stands among the fixed pages. */
export async function answersSitemap(
  ctx: Context,
  keeper: Pick<Caller, 'keepUntil'>,
): Promise<string> {
  const answers = await listContentEntries(ctx, 'answer', keeper)
  return urlSet(
    ctx.config.publicUrl,
    answers.map(({ slug, changedAt }) => ({ path: `${expertsPath}${slug}/`, changedAt })),
  )
}

export async function landingSitemap(
  ctx: Context,
  keeper: Pick<Caller, 'keepUntil'>,
): Promise<string> {
  const pages = await listContentEntries(ctx, 'landing', keeper)
  return urlSet(
    ctx.config.publicUrl,
    pages.map(({ slug, changedAt }) => ({ path: `/${slug}/`, changedAt })),
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
