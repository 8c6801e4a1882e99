import { formatDate } from '#domain/kernel/dates.ts'
import type { PromotionDetail } from '#domain/publishing/places/api.ts'
import { RichTextView } from '#web/features/richtext/RichTextView.tsx'
import { paths } from '#web/paths.ts'
import type { CardProduct } from '#web/shop/catalog/card.ts'
import { ProductCarousel } from '#web/shop/catalog/ProductCarousel.tsx'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { contentTexts as texts } from './texts.ts'

/** One promotion: what it gives, until when, and what it is for. */
export function PromotionView({
  promotion,
  products,
}: {
  promotion: Omit<PromotionDetail, 'products'>
  products: readonly CardProduct[]
}) {
  const { title, summary, image, starts_on, ends_on, content } = promotion
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
        <div className="min-w-0">
          <h1 className="text-3xl phone:text-2xl">{title}</h1>
          <p className="mt-2 font-semibold text-ok">
            {texts.window(formatDate(starts_on), formatDate(ends_on))}
          </p>
          <p className="mt-3 text-ink-2">{summary}</p>
          <RichTextView document={content} className="mt-4 max-w-[72ch]" />
        </div>
      </article>
      <ProductCarousel title={texts.promotionProducts} products={products} />
    </div>
  )
}
