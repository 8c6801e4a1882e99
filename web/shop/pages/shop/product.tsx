import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { loadProduct, type ProductData } from '#web/shop/catalog/load-product.ts'
import { productCrumbs, productMeta } from '#web/shop/catalog/product-meta.ts'
import { ProductView } from '#web/shop/catalog/ProductView.tsx'
import { loadPopups } from '#web/shop/popup/load-popups.ts'
import { Popups } from '#web/shop/popup/Popups.tsx'
import { pageHandle } from '#web/page.ts'

export async function loader(args: LoaderFunctionArgs) {
  const [product, popups] = await Promise.all([
    loadProduct(args),
    loadPopups(args.context, 'product'),
  ])
  return { ...product, popups }
}

export const handle = pageHandle<ProductData>({
  meta: productMeta,
  // Of its reviews (shop/review/review-filter.ts).
  parameters: ['sao', 'anh', 'xep', 'trang'],
})

function ProductPage() {
  const { popups, ...data } = useLoaderData<typeof loader>()
  const { id } = data.product
  return (
    <>
      <ProductView key={id} crumbs={productCrumbs(data.product)} {...data} />
      <Popups key={`popups ${id}`} page="product" actions={popups} productId={id} />
    </>
  )
}

export { ProductPage as Component }
