import GiftIcon from 'lucide-react/icons/gift'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { listPromotedProducts } from '#domain/catalog/api.ts'
import { listOpenGames } from '#domain/game/api.ts'
import { listBanners, listPromotions } from '#domain/publishing/places/api.ts'
import { getProgramme, type Gift } from '#domain/gift/api.ts'
import { listOfferedVouchers } from '#domain/voucher/api.ts'
import { ApiError, apiOf, loaderApi, type Api } from '#web/api.ts'
import { toCard } from '#web/shop/catalog/card.ts'
import { ProductCarousel } from '#web/shop/catalog/ProductCarousel.tsx'
import { BannerCarousel } from '#web/shop/content/BannerCarousel.tsx'
import { PromotionCard } from '#web/shop/content/PromotionCard.tsx'
import { contentTexts as texts } from '#web/shop/content/texts.ts'
import { OpenGames } from '#web/shop/game/OpenGames.tsx'
import { GiftTeaser } from '#web/shop/membership/GiftTeaser.tsx'
import { OfferedVouchers } from '#web/shop/voucher/OfferedVouchers.tsx'
import { pageHandle } from '#web/page.ts'
import { paths } from '#web/paths.ts'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const api = loaderApi(context)
  const [games, promotions, products, vouchers, gifts, banners] = await Promise.all([
    api.call(listOpenGames, {}),
    api.call(listPromotions, {}),
    api.call(listPromotedProducts, { limit: 8 }),
    api.call(listOfferedVouchers, {}),
    listShownGifts(apiOf(context)),
    api.call(listBanners, { slug: 'promotion' }),
  ])
  return { games, promotions, products: products.map(toCard), vouchers, gifts, banners }
}

const shownGifts = 4

/** The gifts that are nearest; none between two programmes. */
async function listShownGifts(api: Api): Promise<Gift[]> {
  const programme = await api.call(getProgramme, {}).catch(exceptNotFound)
  const gifts = programme?.gifts.filter(({ remaining }) => remaining > 0) ?? []
  return gifts.toSorted((one, other) => one.target - other.target).slice(0, shownGifts)
}

function exceptNotFound(error: unknown): null {
  if (error instanceof ApiError && error.code === 'notFound') return null
  throw error
}

export const handle = pageHandle<Awaited<ReturnType<typeof loader>>>({
  meta: () => ({
    title: texts.offersHeading,
    description: texts.offersDescription,
    canonical: paths.offers(),
  }),
})

/** Promotions that run today, vouchers for everybody, gifts for points. */
function Offers() {
  const { games, promotions, products, vouchers, gifts, banners } = useLoaderData<typeof loader>()
  return (
    <div className="shop-column pt-5 phone:pt-3">
      <Breadcrumbs
        items={[{ label: texts.home, to: paths.home() }, { label: texts.offersTitle }]}
      />
      <h1 className="mt-1 mb-5 text-3xl phone:mb-4 phone:text-2xl">{texts.offersHeading}</h1>
      {banners.length > 0 && <BannerCarousel banners={banners} className="mb-5 phone:mb-4" />}
      <OpenGames games={games} className="mb-5" />
      {promotions.length === 0 ? (
        <EmptyState
          icon={<GiftIcon aria-hidden="true" />}
          title={texts.offersEmptyTitle}
          text={texts.offersEmptyText}
          className="rounded-md border border-line bg-white"
        />
      ) : (
        <ul className="grid grid-cols-3 gap-5 max-desk:grid-cols-2 phone:grid-cols-1 phone:gap-4">
          {promotions.map((promotion, index) => (
            <PromotionCard key={promotion.id} promotion={promotion} priority={index === 0} />
          ))}
        </ul>
      )}
      <OfferedVouchers vouchers={vouchers} />
      <GiftTeaser gifts={gifts} />
      <ProductCarousel
        title={texts.offersProducts}
        products={products}
        more={paths.shop({ sort: 'discount' })}
      />
    </div>
  )
}

export { Offers as Component }
