import { data, redirect, type LoaderFunctionArgs } from 'react-router'
import { getProductBySlug } from '#domain/catalog/api.ts'
import { getStaticPage, type StaticPage } from '#domain/content/api.ts'
import { ApiError, apiOf, type PageErrorData } from '#web/api.ts'
import { paths } from '#web/paths.ts'
import { texts } from '#web/texts.ts'
import { contentTexts } from './texts.ts'

export type SoonSlug = keyof typeof contentTexts.soonPages

export type SlugData = { kind: 'page'; page: StaticPage } | { kind: 'soon'; slug: SoonSlug }

/** A page of fixed content, a product's short address, a part of the shop that is still to come, or nothing. */
export async function loadBySlug(args: LoaderFunctionArgs): Promise<SlugData> {
  const slug = args.params.slug ?? ''
  const api = apiOf(args.context)
  const page = await orNull(api.call(getStaticPage, { slug }))
  if (page) return { kind: 'page', page }
  if (isSoonSlug(slug)) return { kind: 'soon', slug }
  const product = await orNull(api.call(getProductBySlug, { slug }))
  if (product) throw redirect(paths.product(product.slug) + new URL(args.request.url).search, 301)
  throw pageError('notFound', texts.notFound, 404)
}

function isSoonSlug(slug: string): slug is SoonSlug {
  return Object.hasOwn(contentTexts.soonPages, slug)
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
