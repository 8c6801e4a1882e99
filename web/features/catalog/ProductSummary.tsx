import RefreshCw from 'lucide-react/icons/refresh-cw'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { formatNumber } from '#domain/kernel/vnd.ts'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { PointsPill } from '#web/ui/PointsPill.tsx'
import { Price } from '#web/ui/Price.tsx'
import { Stars } from '#web/ui/Stars.tsx'
import type { PageProduct } from './load-product.ts'
import { formatRating, shortCount } from './rating.ts'
import { catalogTexts as texts } from './texts.ts'

/** Name, judgement of others, price and points. */
export function ProductSummary({ product }: { product: PageProduct }) {
  const { name, shortDescription, discount_price, original_price, estimatedPoint } = product
  const canBuy = product.quantity > 0
  return (
    <>
      <h1 className="mt-1 text-3xl max-desk:text-2xl phone:text-xl">{name}</h1>
      <Judgement product={product} />
      <Price
        current={discount_price}
        original={original_price}
        size="page"
        withPercent
        className="mt-3.5"
      />
      {!canBuy && (
        <p className="mt-2 md:hidden">
          <Badge tone="sale" className="px-3 py-1 text-sm">
            {texts.outOfStock}
          </Badge>
        </p>
      )}
      {canBuy && estimatedPoint > 0 && (
        <p className="mt-2 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-ink-2">
          <PointsPill points={estimatedPoint} gain className="px-3 py-1 text-sm" />
          {texts.pointsFor}
        </p>
      )}
      {shortDescription && <p className="mt-3.5 text-ink-2">{shortDescription}</p>}
    </>
  )
}

function Judgement({ product: { rating, rating_count: reviews, sold } }: { product: PageProduct }) {
  const words = [
    rating !== undefined && formatRating(rating),
    reviews && texts.reviews(formatNumber(reviews)),
    sold && texts.sold(shortCount(sold)),
  ].filter(Boolean)
  if (words.length === 0) return null
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 text-sm text-ink-3">
      {rating !== undefined && <Stars rating={rating} />}
      {words.join(' · ')}
    </p>
  )
}

/** For what is taken all the time. Standing orders come later, and nothing here pretends otherwise. */
export function ReplenishLine({ cycle }: { cycle: string }) {
  return (
    <p className="flex items-start gap-2 text-md">
      <RefreshCw aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
      <span>
        <b className="font-semibold">{texts.replenish(cycle)}</b>{' '}
        <span className="text-ink-2">{texts.replenishText}</span>
      </span>
    </p>
  )
}

/** The law's sentence stands on supplements; cosmetics and devices carry their own number alone. */
export function Disclaimer({ text, registrationNo }: { text: string; registrationNo: string }) {
  const isSupplement = registrationNo === '' || registrationNo.endsWith('ĐKSP')
  const sentence = isSupplement ? `${text.replace(/\.$/, '')}. ` : ''
  const registration = registrationNo && texts.registration(registrationNo)
  return (
    <p className="rounded-md border border-point-line bg-[#fffbf2] px-4 py-3 text-sm">
      {sentence + registration}
    </p>
  )
}

export function GenuineCard() {
  return (
    <a
      href={paths.earn()}
      className="group flex items-center gap-4 rounded-md border border-line bg-white p-5 hover:border-primary phone:p-4"
    >
      <ShieldCheck aria-hidden="true" className="size-6 shrink-0 text-ok" />
      <span>
        <b className="block font-semibold group-hover:text-primary">{texts.genuineTitle}</b>
        <span className="text-sm text-ink-2">{texts.genuineText}</span>
      </span>
    </a>
  )
}
