import { useLoaderData } from 'react-router'
import { loadPointsShop, type PointsShop } from '#web/shop/points-shop/load-points-shop.ts'
import { NeedsScript } from '#web/shop/frame/NeedsScript.tsx'
import { PointsShopScreen } from '#web/shop/points-shop/PointsShopScreen.tsx'
import { pointsShopTexts as texts } from '#web/shop/points-shop/texts.ts'
import { pageHandle } from '#web/page.ts'
import { paths } from '#web/paths.ts'

export { loadPointsShop as loader }

export const handle = pageHandle<PointsShop>({
  meta: () => ({ title: texts.title, description: texts.text, canonical: paths.buyPoints() }),
  needsScript: true,
})

export function Component() {
  const shop = useLoaderData<PointsShop>()
  return (
    <div className="shop-column min-h-[70vh] pt-6 pb-12 phone:pt-4">
      <h1 className="text-3xl phone:text-2xl">{texts.title}</h1>
      <p className="mt-1 mb-4 text-ink-2">{texts.text}</p>
      <NeedsScript text={texts.noScript} />
      <PointsShopScreen shop={shop} />
    </div>
  )
}
