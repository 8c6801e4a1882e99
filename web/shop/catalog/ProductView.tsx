import { useEffect, useState } from 'react'
import { listProductsByIds } from '#domain/catalog/api.ts'
import { fewPieces } from '#domain/catalog/shown-stock.ts'
import type { OrderType } from '#domain/location/delivery.ts'
import { api } from '#web/api.ts'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { useFrame } from '#web/shop/frame/frame.ts'
import { ReviewPart } from '#web/shop/review/review-parts.tsx'
import { RepeatChoice } from '#web/shop/subscription/RepeatChoice.tsx'
import { useRepeatWish } from '#web/shop/subscription/use-repeat-wish.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { Breadcrumbs, type Crumb } from '#web/ui/Breadcrumbs.tsx'
import { AskPharmacist } from './AskPharmacist.tsx'
import { BuyBar } from './BuyBar.tsx'
import { BuyButtons, HowMany } from './BuyControls.tsx'
import { Gallery } from './Gallery.tsx'
import { PackChoice } from './PackChoice.tsx'
import { ProductCarousel } from './ProductCarousel.tsx'
import { ProductSections } from './ProductSections.tsx'
import { Disclaimer, ProductSummary } from './ProductSummary.tsx'
import { Promises } from './Promises.tsx'
import { relatedId, SoldOut, SoldOutBar } from './SoldOut.tsx'
import type { PageProduct, ProductData } from './load-product.ts'
import { productTexts as texts } from './product-texts.ts'
import { catalogTexts } from './texts.ts'

const loadSeen = () => import('./seen-products.ts')

// Reads the address that this browser remembers; until then the page's own promises stand.
const promises = lazyPart(
  () => import('./RememberedPromises.tsx').then((part) => part.RememberedPromises),
  Promises,
)

export interface ProductViewProps extends Pick<
  ProductData,
  'product' | 'related' | 'promise' | 'reviews'
> {
  /** Whose page it is; the ordinary shop's by default. */
  shop?: OrderType
  crumbs: readonly Crumb[]
}

/** Rows of four have no hole at their end. */
function inWholeRows<T>(products: readonly T[]): readonly T[] {
  return products.length > 4 ? products.slice(0, products.length - (products.length % 4)) : products
}

/** What was looked at comes back where the cart is empty; an empty cart begins in the ordinary shop. */
function useRemembered(id: number, shop: OrderType | undefined): void {
  useEffect(() => {
    if (shop === 'vaccine') return
    void loadSeen().then(
      (seen) => seen.rememberSeenProduct(id),
      () => undefined,
    )
  }, [id, shop])
}

/** Of one product: give it the product's id as `key`, so that another one starts over with a quantity of one. */
export function ProductView({
  product: kept,
  related,
  promise,
  reviews,
  shop,
  crumbs,
}: ProductViewProps) {
  const product = useFreshProduct(kept)
  const isHydrated = useHydrated()
  useRemembered(product.id, shop)
  const { settings } = useFrame()
  const [quantity, setQuantity] = useState(1)
  const wish = useRepeatWish(product, shop)
  const repeatEvery = wish.offered === null ? undefined : wish.chosen
  const canBuy = product.quantity > 0
  const Assurance = isHydrated ? promises.Part : Promises
  // Shots are no supplement, and no box with a code comes with them.
  const isGoods = product.product_type !== 'vaccine'
  const hotline = shop === 'vaccine' ? settings.vaccineHotline : settings.hotline
  const buying = { product, shop, quantity, repeatEvery }
  const soldOut = { product, hasRelated: related.length > 0, hotline }
  return (
    <div className="shop-column md:pt-5">
      <div className="grid items-start gap-x-9 md:grid-cols-[1fr_1.1fr]">
        <Gallery
          images={product.images}
          name={product.name}
          alts={product.label?.alts}
          focus={product.label?.focus}
        />
        <div className="min-w-0 pt-3 md:pt-0">
          <Breadcrumbs items={crumbs} />
          <ProductSummary product={product}>
            {reviews && <ReviewPart name="RatingLine" reviews={reviews} slug={product.slug} />}
          </ProductSummary>
          <PackChoice product={product} />
          <div className="mt-5 flex flex-col gap-4">
            {canBuy ? (
              <Assurance quantity={product.quantity} promise={promise} />
            ) : (
              <SoldOut {...soldOut} />
            )}
            {canBuy && product.orderLimit !== undefined && (
              <p className="text-sm text-ink-2">{catalogTexts.orderLimit(product.orderLimit)}</p>
            )}
            {canBuy && <RepeatChoice wish={wish} />}
            {canBuy && (
              <div className="@container noscript:hidden">
                <div className="flex flex-wrap items-center gap-3">
                  <span aria-hidden="true" className="basis-full text-sm font-semibold md:hidden">
                    {texts.howMany}
                  </span>
                  <HowMany product={product} quantity={quantity} onQuantityChange={setQuantity} />
                  <div className="flex min-w-0 grow basis-80 gap-3 max-md:not-large-text:hidden large-text:flex-wrap">
                    <BuyButtons {...buying} />
                  </div>
                </div>
              </div>
            )}
            <noscript>
              <p className="rounded-md border border-line bg-white p-4">
                {texts.noScript(hotline)}
              </p>
            </noscript>
            <AskPharmacist
              hotline={hotline}
              zaloLink={settings.zaloLink}
              isGoods={isGoods}
              productId={product.id}
            />
            {isGoods && (
              <Disclaimer text={settings.disclaimer} registrationNo={product.registrationNo} />
            )}
          </div>
        </div>
      </div>
      <ProductSections product={product} />
      {reviews && <ReviewPart name="ReviewSection" reviews={reviews} slug={product.slug} />}
      <div id={relatedId} className="scroll-mt-24">
        <ProductCarousel title={texts.related} products={inWholeRows(related)} shop={shop} />
      </div>
      <BuyBar>{canBuy ? <BuyButtons {...buying} /> : <SoldOutBar {...soldOut} />}</BuyBar>
    </div>
  )
}

/**
 * The product with the stock of this moment. A page tells the last pieces as they were when it left the
 * server, so the browser asks for them again.
 */
function useFreshProduct(product: PageProduct): PageProduct {
  const [fresh, setFresh] = useState<{ id: number; quantity: number } | null>(null)
  const { id, quantity } = product
  useEffect(() => {
    if (quantity > fewPieces) return
    const controller = new AbortController()
    api.call(listProductsByIds, { ids: [id] }, { signal: controller.signal }).then(
      ([found]) => setFresh({ id, quantity: found?.quantity ?? 0 }),
      () => {
        // The page's own number stands; ordering checks the stock again.
      },
    )
    return () => controller.abort()
  }, [id, quantity])
  return fresh?.id === id ? { ...product, quantity: fresh.quantity } : product
}
