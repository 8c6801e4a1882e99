import { breadcrumbList, productEntity } from '#web/features/seo/json-ld.ts'
import type { Crumb } from '#web/ui/Breadcrumbs.tsx'
import type { PageProduct } from './load-product.ts'
import { productTexts as texts } from './product-texts.ts'

/** What a product's page says of itself in schema.org's words; `path` is its one true address. */
export function productJsonLd(
  origin: string,
  product: PageProduct,
  { crumbs, path }: { crumbs: readonly Crumb[]; path: string },
): object[] {
  const named = crumbs.map(({ label, to }) => ({ name: label, path: to ?? path }))
  return [productEntity(origin, product, texts.seller, path), breadcrumbList(origin, named)]
}
