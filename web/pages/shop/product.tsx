import { useLoaderData } from 'react-router'
import { loadProduct, type ProductData } from '#web/features/catalog/load-product.ts'
import { productCrumbs, productMeta } from '#web/features/catalog/product-meta.ts'
import { ProductView } from '#web/features/catalog/ProductView.tsx'
import { pageHandle } from '#web/page.ts'

export { loadProduct as loader }

export const handle = pageHandle<ProductData>({
  meta: productMeta,
})

function ProductPage() {
  const data = useLoaderData<typeof loadProduct>()
  return <ProductView key={data.product.id} crumbs={productCrumbs(data.product)} {...data} />
}

export { ProductPage as Component }
