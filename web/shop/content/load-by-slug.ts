import { data, redirect, type LoaderFunctionArgs } from 'react-router'
import { getProductBySlug } from '#domain/catalog/api.ts'
import { getStaticPage, type StaticPage } from '#domain/publishing/places/api.ts'
import { ApiError, apiOf, type Api, type PageErrorData } from '#web/api.ts'
import { paths } from '#web/paths.ts'
import type { PageOfBlocks } from '#web/shop/landing/landing-block.ts'
import { texts } from '#web/texts.ts'

export type SlugData = { kind: 'page'; page: StaticPage } | { kind: 'landing'; page: PageOfBlocks }

/**
 * A page of fixed content, a landing page, a product's short address, or nothing. A landing page has one address: other letters and old names lead to it for good.
 */
export async function loadBySlug(args: LoaderFunctionArgs): Promise<SlugData> {
  const slug = args.params.slug ?? ''
  const { search } = new URL(args.request.url)
  const api = apiOf(args.context)
  const page = await orNull(api.call(getStaticPage, { slug }))
  if (page && page.slug !== slug) throw redirect(paths.page(page.slug) + search, 301)
  if (page) return { kind: 'page', page }
  const landing = await findLanding(api, slug)
  if (landing && landing.slug !== slug) throw redirect(paths.page(landing.slug) + search, 301)
  if (landing) return { kind: 'landing', page: landing }
  const product = await orNull(api.call(getProductBySlug, { slug }))
  if (product) throw redirect(paths.product(product.slug) + search, 301)
  throw pageError('notFound', texts.notFound, 404)
}

/** With what draws it, which pages of fixed content go without. */
async function findLanding(api: Api, slug: string): Promise<PageOfBlocks | null> {
  const { getLandingPage } = await import('#domain/publishing/api.ts')
  const found = await orNull(api.call(getLandingPage, { slug }))
  if (!found) return null
  const { pageOfBlocks } = await import('#web/shop/landing/landing-block.ts')
  const { fetchLanding } = await import('#web/shop/landing/LandingPart.tsx')
  await fetchLanding()
  return pageOfBlocks(found)
}

/** Not found is an answer here, and so is an address that no page can have; the rest is the page's error. */
async function orNull<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 404 || error.status === 400) return null
    throw pageError(error.code, error.message, error.status || 503)
  }
}

function pageError(code: string, message: string, status: number) {
  return data({ code, message } satisfies PageErrorData, { status })
}
