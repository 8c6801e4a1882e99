import type { PageProduct, ProductData } from '#web/shop/catalog/load-product.ts'
import { productMeta } from '#web/shop/catalog/product-meta.ts'
import type { PageMeta } from '#web/page.ts'
import { paths } from '#web/paths.ts'
import type { Crumb } from '#web/ui/Breadcrumbs.tsx'
import { vaccineTexts as texts } from './texts.ts'

export function vaccineProductMeta(data: ProductData): PageMeta {
  return { ...productMeta(data), canonical: canonicalOf(data.product) }
}

/** What both shops sell has its one true address in the ordinary one. */
export function canonicalOf({ slug, product_type }: PageProduct): string {
  return paths.product(slug, product_type === 'vaccine' ? 'vaccine' : 'normal')
}

export function vaccineCrumbs({ name }: PageProduct): Crumb[] {
  return [
    { label: texts.home, to: paths.home() },
    { label: texts.crumb, to: paths.vaccineShop() },
    { label: name },
  ]
}
