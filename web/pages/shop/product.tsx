import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { replenishCycleOf } from '#domain/catalog/api.ts'
import { BuyBar } from '#web/features/catalog/BuyBar.tsx'
import { BuyControls } from '#web/features/catalog/BuyControls.tsx'
import { Gallery } from '#web/features/catalog/Gallery.tsx'
import { loadProduct, type ProductData } from '#web/features/catalog/load-product.ts'
import { productCrumbs, productMeta } from '#web/features/catalog/product-meta.ts'
import { ProductSections } from '#web/features/catalog/ProductSections.tsx'
import { ProductShelf } from '#web/features/catalog/ProductShelf.tsx'
import {
  Disclaimer,
  GenuineCard,
  ProductSummary,
  ReplenishLine,
} from '#web/features/catalog/ProductSummary.tsx'
import { StockLine } from '#web/features/catalog/StockLine.tsx'
import { catalogTexts as texts } from '#web/features/catalog/texts.ts'
import { useFreshProduct } from '#web/features/catalog/use-fresh-product.ts'
import { useFrame } from '#web/features/content/frame.ts'
import { pageHandle } from '#web/page.ts'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'

export { loadProduct as loader }

export const handle = pageHandle<ProductData>({
  meta: productMeta,
  tags: ['catalog', 'availability', 'settings', 'programme'],
})

function ProductPage() {
  const data = useLoaderData<typeof loadProduct>()
  return <ProductDetails key={data.product.id} {...data} />
}

/** Of one product: going to another starts over with a quantity of one. */
function ProductDetails({ product: kept, related }: ProductData) {
  const product = useFreshProduct(kept)
  const { settings } = useFrame()
  const [quantity, setQuantity] = useState(1)
  const buying = { product, quantity, onQuantityChange: setQuantity }
  const canBuy = product.quantity > 0
  const cycle = replenishCycleOf(product)
  return (
    <div className="shop-column md:pt-5">
      <div className="grid items-start gap-x-9 md:grid-cols-[1fr_1.1fr]">
        <Gallery images={product.images} name={product.name} />
        <div className="pt-3 md:pt-0">
          <Breadcrumbs items={productCrumbs(product)} />
          <ProductSummary product={product} />
          <div className="mt-5 flex flex-col gap-4">
            {cycle && <ReplenishLine cycle={cycle} />}
            <StockLine quantity={product.quantity} />
            {canBuy && (
              <div className="max-md:hidden noscript:hidden">
                <BuyControls {...buying} />
              </div>
            )}
            <noscript>
              <p className="rounded-md border border-line bg-white p-4">
                {texts.noScript(settings.hotline)}
              </p>
            </noscript>
            <Disclaimer text={settings.disclaimer} registrationNo={product.registrationNo} />
            <GenuineCard />
          </div>
        </div>
      </div>
      <ProductSections product={product} />
      <ProductShelf title={texts.related} products={related} />
      <BuyBar {...buying} />
    </div>
  )
}

export { ProductPage as Component }
