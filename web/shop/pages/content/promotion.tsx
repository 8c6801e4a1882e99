import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { getPromotion } from '#domain/publishing/places/api.ts'
import { loaderApi } from '#web/api.ts'
import { toCard } from '#web/shop/catalog/card.ts'
import { PromotionView } from '#web/shop/content/PromotionView.tsx'
import { contentTexts as texts } from '#web/shop/content/texts.ts'
import { breadcrumbList } from '#web/shop/seo/json-ld.ts'
import { pageHandle } from '#web/page.ts'
import { paths } from '#web/paths.ts'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  if (!params.id) throw redirect(paths.offers(), 301)
  const { products, ...promotion } = await loaderApi(context).call(getPromotion, { id: params.id })
  const { origin, search } = new URL(request.url)
  if (promotion.id !== params.id) throw redirect(paths.promotion(promotion.id) + search, 301)
  return { promotion, products: products.map(toCard), origin }
}

export const handle = pageHandle<Awaited<ReturnType<typeof loader>>>({
  meta: ({ promotion, origin }) => ({
    title: promotion.title,
    description: promotion.summary,
    canonical: paths.promotion(promotion.id),
    image: promotion.image,
    jsonLd: [
      breadcrumbList(origin, [
        { name: texts.home, path: paths.home() },
        { name: texts.offersTitle, path: paths.offers() },
        { name: promotion.title, path: paths.promotion(promotion.id) },
      ]),
    ],
  }),
})

function PromotionPage() {
  return <PromotionView {...useLoaderData<typeof loader>()} />
}

export { PromotionPage as Component }
