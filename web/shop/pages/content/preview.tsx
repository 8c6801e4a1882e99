import Eye from 'lucide-react/icons/eye'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { getContentPreview } from '#domain/publishing/api.ts'
import { loaderApi } from '#web/api.ts'
import { ArticleView } from '#web/shop/articles/ArticleView.tsx'
import { pageArticleOf } from '#web/shop/articles/load-article.ts'
import { AnswerView } from '#web/shop/experts/AnswerView.tsx'
import { pageAnswerOf } from '#web/shop/experts/load-answer.ts'
import { PlacePreview } from '#web/shop/content/PlacePreview.tsx'
import { toCard } from '#web/shop/catalog/card.ts'
import { pageProductOf } from '#web/shop/catalog/load-product.ts'
import { productCrumbs } from '#web/shop/catalog/product-meta.ts'
import { ProductView } from '#web/shop/catalog/ProductView.tsx'
import { contentTexts as texts } from '#web/shop/content/texts.ts'
import { pageOfBlocks } from '#web/shop/landing/landing-block.ts'
import { fetchLanding, LandingPart } from '#web/shop/landing/LandingPart.tsx'
import { pageHandle } from '#web/page.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const api = loaderApi(context)
  const found = await api.call(getContentPreview, { token: params.token ?? '' })
  const { ends_at: endsAt } = found
  if (found.kind === 'article') {
    return { kind: found.kind, endsAt, article: pageArticleOf(found.article) }
  }
  if (found.kind === 'answer') {
    return { kind: found.kind, endsAt, answer: pageAnswerOf(found.answer) }
  }
  if (found.kind === 'product') {
    const { related, ...product } = pageProductOf(found.product)
    return { kind: found.kind, endsAt, product, related: related.map(toCard) }
  }
  if (found.kind !== 'landing') return { kind: found.kind, endsAt, found }
  await fetchLanding()
  return { kind: found.kind, endsAt, page: pageOfBlocks(found.page) }
}

export const handle = pageHandle<Awaited<ReturnType<typeof loader>>>({
  meta: () => ({ title: texts.preview, noindex: true }),
  // For whoever was given the link, and until it ends.
  personal: true,
})

/** One revision exactly as the public would see it, below a bar that says that it does not yet. */
function Preview() {
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <p className="border-b border-point-line bg-point-tint print:hidden">
        <span className="shop-column flex min-h-11 items-center gap-2 py-2 text-md font-semibold text-point">
          <Eye aria-hidden="true" className="size-5 shrink-0" />
          {texts.previewUntil(formatDateTime(data.endsAt))}
        </span>
      </p>
      <Shown data={data} />
    </>
  )
}

function Shown({ data }: { data: Awaited<ReturnType<typeof loader>> }) {
  if (data.kind === 'article') return <ArticleView article={data.article} />
  if (data.kind === 'landing') return <LandingPart page={data.page} />
  if (data.kind === 'answer') return <AnswerView answer={data.answer} />
  if (data.kind === 'product') {
    return (
      <ProductView
        product={data.product}
        related={data.related}
        promise={null}
        crumbs={productCrumbs(data.product)}
      />
    )
  }
  return <PlacePreview found={data.found} />
}

export { Preview as Component }
