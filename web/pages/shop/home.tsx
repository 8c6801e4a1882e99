import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import {
  listBestSellers,
  listNewProducts,
  listPromotedProducts,
  type Product,
} from '#domain/catalog/api.ts'
import { listBanners } from '#domain/content/api.ts'
import { getShopIdentity } from '#domain/settings/api.ts'
import { loaderApi } from '#web/api.ts'
import { toCard } from '#web/features/catalog/card.ts'
import { ProductShelf } from '#web/features/catalog/ProductShelf.tsx'
import { BannerCarousel } from '#web/features/content/BannerCarousel.tsx'
import { CategoryTiles } from '#web/features/content/CategoryTiles.tsx'
import { useFrame } from '#web/features/content/frame.ts'
import { GenuineCheck } from '#web/features/content/GenuineCheck.tsx'
import { PharmacistCard } from '#web/features/content/PharmacistCard.tsx'
import { contentTexts as texts } from '#web/features/content/texts.ts'
import { TrustRow } from '#web/features/content/TrustRow.tsx'
import { organization, website } from '#web/features/seo/json-ld.ts'
import { pageHandle } from '#web/page.ts'
import { paths } from '#web/paths.ts'
import { cx } from '#web/ui/class-names.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = loaderApi(context)
  const [banners, bestSellers, promoted, newest, shop] = await Promise.all([
    api.call(listBanners, { slug: 'home' }),
    api.call(listBestSellers, { limit: 2 * shelf }),
    api.call(listPromotedProducts, { limit: 4 * shelf }),
    api.call(listNewProducts, { limit: 4 * shelf }),
    api.call(getShopIdentity, {}),
  ])
  const { origin } = new URL(request.url)
  return {
    banners,
    bestSellers: bestSellers.map(toCard),
    promoted: besides(promoted, bestSellers).map(toCard),
    newest: besides(newest, [...bestSellers, ...besides(promoted, bestSellers)]).map(toCard),
    jsonLd: [organization(origin, shop), website(origin, shop)],
  }
}

/** A row on a wide screen. */
const shelf = 4

/** No product stands on two shelves. */
function besides(products: readonly Product[], others: readonly Product[]): Product[] {
  const shown = new Set(others.map(({ id }) => id))
  return products.filter(({ id }) => !shown.has(id)).slice(0, shelf)
}

export const handle = pageHandle<Awaited<ReturnType<typeof loader>>>({
  meta: ({ jsonLd }) => ({
    title: texts.homeTitle,
    description: texts.homeDescription,
    canonical: paths.home(),
    jsonLd,
  }),
})

function Home() {
  const { banners, bestSellers, promoted, newest } = useLoaderData<typeof loader>()
  const { menu, settings } = useFrame()
  const hasBanners = banners.length > 0
  return (
    <div className="shop-column pt-7 phone:pt-3.5">
      <h1 className="sr-only">{texts.homeHeading}</h1>
      <div
        className={cx(
          'grid grid-cols-1 gap-x-5 gap-y-4',
          hasBanners && 'desk:grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)]',
        )}
      >
        {hasBanners && (
          <BannerCarousel banners={banners} className="phone:order-3 desk:row-span-2" />
        )}
        <GenuineCheck className="phone:order-1" />
        <PharmacistCard hotline={settings.hotline} className="phone:order-4" />
        <CategoryTiles
          menu={menu}
          className="mt-4 phone:order-2 phone:mt-0 phone:mb-1 desk:col-span-full"
        />
      </div>
      <ProductShelf
        title={texts.bestSellers}
        products={bestSellers}
        more={paths.shop({ sort: 'best' })}
      />
      <ProductShelf
        title={texts.promoted}
        products={promoted}
        more={paths.shop({ sort: 'discount' })}
      />
      <ProductShelf title={texts.newest} products={newest} more={paths.shop()} />
      <TrustRow hotline={settings.hotline} />
      <p className="mt-5 text-center text-sm text-balance text-ink-2">{settings.disclaimer}</p>
    </div>
  )
}

export { Home as Component }
