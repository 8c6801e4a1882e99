import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import {
  listBestSellers,
  listNewProducts,
  listPromotedProducts,
  type Product,
} from '#domain/catalog/api.ts'
import { listOpenGames } from '#domain/game/api.ts'
import { listBanners } from '#domain/publishing/places/api.ts'
import { getShopIdentity } from '#domain/settings/api.ts'
import { loaderApi } from '#web/api.ts'
import { listNewest } from '#web/shop/articles/list-newest.ts'
import { NewestArticles } from '#web/shop/articles/NewestArticles.tsx'
import { toCard } from '#web/shop/catalog/card.ts'
import { ProductCarousel } from '#web/shop/catalog/ProductCarousel.tsx'
import { BannerCarousel } from '#web/shop/content/BannerCarousel.tsx'
import { CategoryTiles } from '#web/shop/content/CategoryTiles.tsx'
import { useFrame } from '#web/shop/frame/frame.ts'
import { GenuineCheck } from '#web/shop/content/GenuineCheck.tsx'
import { PharmacistCard } from '#web/shop/content/PharmacistCard.tsx'
import { contentTexts as texts } from '#web/shop/content/texts.ts'
import { TrustRow } from '#web/shop/content/TrustRow.tsx'
import { OpenGames } from '#web/shop/game/OpenGames.tsx'
import { loadPopups } from '#web/shop/popup/load-popups.ts'
import { Popups } from '#web/shop/popup/Popups.tsx'
import { organization, website } from '#web/shop/seo/json-ld.ts'
import { pageHandle } from '#web/page.ts'
import { paths } from '#web/paths.ts'
import { cx } from '#web/ui/class-names.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = loaderApi(context)
  const [banners, games, bestSellers, promoted, newest, articles, shop, popups] = await Promise.all(
    [
      api.call(listBanners, { slug: 'home' }),
      api.call(listOpenGames, {}),
      api.call(listBestSellers, { limit: 2 * shelf }),
      api.call(listPromotedProducts, { limit: 4 * shelf }),
      api.call(listNewProducts, { limit: 4 * shelf }),
      listNewest(api, shownArticles),
      api.call(getShopIdentity, {}),
      loadPopups(context, 'home'),
    ],
  )
  const { origin } = new URL(request.url)
  return {
    banners,
    games: games.slice(0, shownGames),
    bestSellers: bestSellers.map(toCard),
    promoted: besides(promoted, bestSellers).map(toCard),
    newest: besides(newest, [...bestSellers, ...besides(promoted, bestSellers)]).map(toCard),
    articles,
    popups,
    jsonLd: [organization(origin, shop), website(origin, shop)],
  }
}

/** A row on a wide screen. */
const shelf = 4
const shownArticles = 3
const shownGames = 3

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

const besideBanners = 'desk:grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)]'

function Home() {
  const { banners, games, bestSellers, promoted, newest, articles, popups } =
    useLoaderData<typeof loader>()
  const { menu, settings } = useFrame()
  const hasBanners = banners.length > 0
  return (
    <div className="shop-column pt-7 phone:pt-3.5">
      <h1 className="sr-only">{texts.homeHeading}</h1>
      {/* As a phone shows them: what comes late over a slow network moves nothing that is there. */}
      <div className={cx('grid grid-cols-1 gap-x-5 gap-y-4', hasBanners && besideBanners)}>
        <GenuineCheck className={cx(hasBanners && 'desk:col-start-2')} />
        <CategoryTiles
          menu={menu}
          className="phone:mb-1 desk:col-span-full desk:row-start-3 desk:mt-4"
        />
        {hasBanners && (
          <BannerCarousel
            banners={banners}
            className="desk:col-start-1 desk:row-span-2 desk:row-start-1"
          />
        )}
        <PharmacistCard
          hotline={settings.hotline}
          className={cx(hasBanners && 'desk:col-start-2 desk:row-start-2')}
        />
      </div>
      <OpenGames games={games} className="mt-10 phone:mt-8" />
      <ProductCarousel
        title={texts.bestSellers}
        products={bestSellers}
        more={paths.shop({ sort: 'best' })}
      />
      <ProductCarousel
        title={texts.promoted}
        products={promoted}
        more={paths.shop({ sort: 'discount' })}
      />
      <ProductCarousel title={texts.newest} products={newest} more={paths.shop()} />
      <NewestArticles articles={articles} />
      <TrustRow hotline={settings.hotline} />
      <p className="mt-5 text-center text-sm text-balance text-ink-2">{settings.disclaimer}</p>
      <Popups page="home" actions={popups} />
    </div>
  )
}

export { Home as Component }
