import { useState } from 'react'
import { replenishCycleOf } from '#domain/catalog/api.ts'
import type { OrderType } from '#domain/location/delivery.ts'
import { useFrame } from '#web/features/content/frame.ts'
import { Breadcrumbs, type Crumb } from '#web/ui/Breadcrumbs.tsx'
import { BuyBar } from './BuyBar.tsx'
import { BuyControls } from './BuyControls.tsx'
import { Gallery } from './Gallery.tsx'
import type { ProductData } from './load-product.ts'
import { ProductSections } from './ProductSections.tsx'
import { ProductShelf } from './ProductShelf.tsx'
import { Disclaimer, GenuineCard, ProductSummary, ReplenishLine } from './ProductSummary.tsx'
import { StockLine } from './StockLine.tsx'
import { catalogTexts as texts } from './texts.ts'
import { useFreshProduct } from './use-fresh-product.ts'

export interface ProductViewProps extends Pick<ProductData, 'product' | 'related'> {
  /** Whose page it is; the ordinary shop's by default. */
  shop?: OrderType
  crumbs: readonly Crumb[]
}

/** Of one product: give it the product's id as `key`, so that another one starts over with a quantity of one. */
export function ProductView({ product: kept, related, shop, crumbs }: ProductViewProps) {
  const product = useFreshProduct(kept)
  const { settings } = useFrame()
  const [quantity, setQuantity] = useState(1)
  const buying = { product, shop, quantity, onQuantityChange: setQuantity }
  const canBuy = product.quantity > 0
  const cycle = replenishCycleOf(product)
  // Shots are no supplement, and no box with a code comes with them.
  const isGoods = product.product_type !== 'vaccine'
  return (
    <div className="shop-column md:pt-5">
      <div className="grid items-start gap-x-9 md:grid-cols-[1fr_1.1fr]">
        <Gallery images={product.images} name={product.name} />
        <div className="pt-3 md:pt-0">
          <Breadcrumbs items={crumbs} />
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
                {texts.noScript(shop === 'vaccine' ? settings.vaccineHotline : settings.hotline)}
              </p>
            </noscript>
            {isGoods && (
              <Disclaimer text={settings.disclaimer} registrationNo={product.registrationNo} />
            )}
            {isGoods && <GenuineCard />}
          </div>
        </div>
      </div>
      <ProductSections product={product} />
      <ProductShelf title={texts.related} products={related} shop={shop} />
      <BuyBar {...buying} />
    </div>
  )
}
