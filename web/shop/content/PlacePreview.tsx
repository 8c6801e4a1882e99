import type { ContentPreview } from '#domain/publishing/api.ts'
import { PopupBody } from '#web/shop/popup/PopupBody.tsx'
import { toCard } from '#web/shop/catalog/card.ts'
import { BannerCarousel } from './BannerCarousel.tsx'
import { PromotionView } from './PromotionView.tsx'
import { StaticPageView } from './StaticPageView.tsx'

type OfPlace = Exclude<ContentPreview, { kind: 'article' | 'landing' }>

/** A banner, popup, promotion or fixed page as the shop shows it. */
export function PlacePreview({ found }: { found: OfPlace }) {
  switch (found.kind) {
    case 'page':
      return <StaticPageView page={found.page} />
    case 'promotion': {
      const { products, ...promotion } = found.promotion
      return <PromotionView promotion={promotion} products={products.map(toCard)} />
    }
    case 'banner':
      return (
        <div className="shop-column pt-7 phone:pt-3.5">
          <BannerCarousel banners={[found.banner]} className="desk:w-3/5" />
        </div>
      )
    case 'popup':
      return (
        <div className="shop-column pt-7 phone:pt-3.5">
          <div className="w-[448px] max-w-full overflow-hidden rounded-md bg-white shadow-lift">
            <PopupBody popup={found.popup} titleId="popup" />
          </div>
        </div>
      )
  }
}
