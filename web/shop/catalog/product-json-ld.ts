import { ratingOf } from '#web/shop/review/review-json-ld.ts'
import type { ReviewsOfPage } from '#web/shop/review/load-reviews.ts'
import { breadcrumbList, productEntity } from '#web/shop/seo/json-ld.ts'
import type { Crumb } from '#web/ui/Breadcrumbs.tsx'
import type { PageProduct } from './load-product.ts'
import { productTexts as texts } from './product-texts.ts'

/** What a product's page says of itself in schema.org's words; `path` is its one true address. */
export function productJsonLd(
  origin: string,
  product: PageProduct,
  { crumbs, path }: { crumbs: readonly Crumb[]; path: string },
  reviews: ReviewsOfPage | null = null,
): object[] {
  const named = crumbs.map(({ label, to }) => ({ name: label, path: to ?? path }))
  const entity = productEntity(origin, product, texts.seller, path)
  return [{ ...entity, ...ratingOf(reviews) }, breadcrumbList(origin, named)]
}
