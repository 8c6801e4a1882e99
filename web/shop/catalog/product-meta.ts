import type { PageMeta } from '#web/page.ts'
import { paths } from '#web/paths.ts'
import type { Crumb } from '#web/ui/Breadcrumbs.tsx'
import type { PageProduct, ProductData } from './load-product.ts'
import { catalogTexts as texts } from './texts.ts'

export function productMeta({ product, jsonLd }: ProductData): PageMeta {
  return {
    title: product.name,
    description: product.shortDescription,
    canonical: paths.product(product.slug),
    image: product.images[0],
    share: { kind: 'product', title: product.name },
    type: 'product',
    jsonLd,
  }
}

/** Home, its first category, the brand: short enough for one line of a phone. */
export function productCrumbs(product: PageProduct): Crumb[] {
  const category = product.categories[0]
  return [
    { label: texts.home, to: paths.home() },
    ...(category ? [{ label: category.name, to: paths.shop({ c: [category.slug] }) }] : []),
    { label: product.brand || product.name },
  ]
}
