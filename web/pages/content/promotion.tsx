import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { getPromotion } from '#domain/content/api.ts'
import { formatDate } from '#domain/kernel/dates.ts'
import { loaderApi } from '#web/api.ts'
import { toCard } from '#web/features/catalog/card.ts'
import { ProductShelf } from '#web/features/catalog/ProductShelf.tsx'
import { Prose } from '#web/features/content/Prose.tsx'
import { contentTexts as texts } from '#web/features/content/texts.ts'
import { breadcrumbList } from '#web/features/seo/json-ld.ts'
import { pageHandle } from '#web/page.ts'
import { paths } from '#web/paths.ts'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import { Picture } from '#web/ui/Picture.tsx'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  if (!params.id) throw redirect(paths.offers(), 301)
  const { products, ...promotion } = await loaderApi(context).call(getPromotion, { id: params.id })
  return { promotion, products: products.map(toCard), origin: new URL(request.url).origin }
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

/** One promotion: what it gives, until when, and what it is for. */
function PromotionPage() {
  const { promotion, products } = useLoaderData<typeof loader>()
  const { title, summary, image, starts_on, ends_on, html } = promotion
  return (
    <div className="shop-column pt-5 phone:pt-3">
      <Breadcrumbs
        items={[
          { label: texts.home, to: paths.home() },
          { label: texts.offersTitle, to: paths.offers() },
          { label: title },
        ]}
      />
      <article className="mt-2 grid items-start gap-8 rounded-md border border-line bg-white p-6 md:grid-cols-[1fr_1.1fr] phone:gap-5 phone:p-4">
        <div>
          <Picture
            src={image}
            alt=""
            sizes="(width >= 992px) 520px, (width >= 768px) 45vw, 92vw"
            width={960}
            height={640}
            priority
            className="aspect-3/2 w-full rounded-md bg-primary-tint object-cover"
          />
        </div>
        <div>
          <h1 className="text-3xl phone:text-2xl">{title}</h1>
          <p className="mt-2 font-semibold text-ok">
            {texts.window(formatDate(starts_on), formatDate(ends_on))}
          </p>
          <p className="mt-3 text-ink-2">{summary}</p>
          <Prose html={html} className="mt-4" />
        </div>
      </article>
      <ProductShelf title={texts.promotionProducts} products={products} />
    </div>
  )
}

export { PromotionPage as Component }
