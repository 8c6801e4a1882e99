import { useLoaderData } from 'react-router'
import type { ProductData } from '#web/shop/catalog/load-product.ts'
import { ProductView } from '#web/shop/catalog/ProductView.tsx'
import { loadVaccineProduct } from '#web/shop/vaccine/load-vaccine-shop.ts'
import { vaccineCrumbs, vaccineProductMeta } from '#web/shop/vaccine/product-meta.ts'
import { pageHandle } from '#web/page.ts'

export { loadVaccineProduct as loader }

export const handle = pageHandle<ProductData>({
  meta: vaccineProductMeta,
})

export function Component() {
  const data = useLoaderData<typeof loadVaccineProduct>()
  const crumbs = vaccineCrumbs(data.product)
  return <ProductView key={data.product.id} crumbs={crumbs} {...data} shop="vaccine" />
}
