import { redirect, type LoaderFunctionArgs } from 'react-router'
import {
  getProductById,
  getProductBySlug,
  type Product,
  type ProductDetail,
} from '#domain/catalog/api.ts'
import type { DeliveryPromise } from '#domain/location/api.ts'
import { shownQuantity } from '#domain/catalog/shown-stock.ts'
import { loaderApi } from '#web/api.ts'
import { paths } from '#web/paths.ts'
import type { ReviewsOfPage } from '#web/shop/review/load-reviews.ts'
import { productCrumbs } from './product-meta.ts'
import { toCard, type CardProduct } from './card.ts'

/** A product with its neighbours as cards. */
export type PageProduct = Omit<ProductDetail, 'related' | 'subCategories'>

export interface ProductData {
  product: PageProduct
  related: CardProduct[]
  /** Null for what is not sent. */
  promise: DeliveryPromise | null
  /** Missing for what nobody reviews. */
  reviews?: ReviewsOfPage | null
  jsonLd: object[]
}

/** The product of an address. Its number and its old names lead to its one true address for good. */
export async function loadProduct(args: LoaderFunctionArgs): Promise<ProductData> {
  const slug = args.params.slug ?? ''
  const [{ related, ...product }, promise, reviews] = await Promise.all([
    fetchProduct(args, slug).then(pageProductOf),
    fetchPromise(args),
    fetchReviews(args, slug),
  ])
  if (product.slug !== slug) {
    throw redirect(paths.product(product.slug) + new URL(args.request.url).search, 301)
  }
  // For search engines, who ask the server: the browser's first load goes without.
  const { productJsonLd } = await import('./product-json-ld.ts')
  const { origin } = new URL(args.request.url)
  const crumbs = productCrumbs(product)
  const place = { crumbs, path: paths.product(product.slug) }
  const jsonLd = productJsonLd(origin, product, place, reviews)
  return { product, related: related.map(toCard), promise, reviews, jsonLd }
}

/** Without what its page does not need. */
export function pageProductOf(detail: ProductDetail): PageProduct & Pick<ProductDetail, 'related'> {
  const { subCategories: _, ...product } = detail
  return { ...product, quantity: shownQuantity(product.quantity) }
}

/** A page that was rendered by the server has it: the browser's first load goes without the endpoint. */
async function fetchPromise({ context }: LoaderFunctionArgs): Promise<DeliveryPromise> {
  const { getDeliveryPromise } = await import('#domain/location/api.ts')
  return loaderApi(context).call(getDeliveryPromise, {})
}

/** They come apart, with what draws them. */
async function fetchReviews(args: LoaderFunctionArgs, slug: string): Promise<ReviewsOfPage | null> {
  const { loadReviews } = await import('#web/shop/review/load-reviews.ts')
  return loadReviews(args, slug)
}

function fetchProduct({ context }: LoaderFunctionArgs, slug: string): Promise<ProductDetail> {
  const api = loaderApi(context)
  return isProductId(slug)
    ? api.call(getProductById, { id: slug })
    : api.call(getProductBySlug, { slug })
}

function isProductId(slug: string): boolean {
  return /^[1-9]\d{0,8}$/.test(slug)
}

/** The page's product as the cart takes it. */
export function productOfPage(product: PageProduct): Product {
  return { ...product, subCategories: [] }
}
