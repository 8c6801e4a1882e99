import { formatPoints } from '#domain/kernel/points.ts'
import type { OrderType } from '#domain/location/delivery.ts'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button-look.ts'
import { Picture } from '#web/ui/Picture.tsx'
import { DiscountBadge, Price } from '#web/ui/Price.tsx'
import { addCardToCart } from './add-to-cart.ts'
import type { CardProduct } from './card.ts'
import { formatRating, shortCount } from './rating.ts'
import { catalogTexts as texts } from './texts.ts'

export interface ProductCardProps {
  product: CardProduct
  /** Whose shelf it stands on; the ordinary shop's by default. */
  shop?: OrderType
  /** The picture's width on screen, as in an image's `sizes`. */
  sizes: string
  /** In the first screen: its picture is loaded at once. */
  priority?: boolean
}

/** Lists show dozens of cards, so a card is little markup, no hooks and plain links (web/features/content/use-own-links.ts). */
export function ProductCard({ product, shop, sizes, priority }: ProductCardProps) {
  return (
    <li className="group relative flex flex-col rounded-md border border-line bg-white p-3.5 transition-shadow hover:shadow-float phone:p-2.5">
      <Picture
        src={product.thumbnail}
        alt=""
        sizes={sizes}
        width={480}
        height={480}
        priority={priority}
        className={product.quantity > 0 ? picture : `${picture} opacity-50`}
      />
      <DiscountBadge
        current={product.discount_price}
        original={product.original_price}
        solid
        className="absolute top-3.5 left-3.5 phone:top-2.5 phone:left-2.5"
      />
      <h3 className="mt-2.5 line-clamp-2 min-h-[3em] text-md leading-normal font-medium text-wrap">
        <a
          href={paths.product(product.slug, shop)}
          className="after:absolute after:inset-0 hover:text-primary"
        >
          {product.name}
        </a>
      </h3>
      <CardFacts product={product} />
      <Price
        current={product.discount_price}
        original={product.original_price}
        className="mt-1.5 min-h-7"
      />
      {product.estimatedPoint > 0 && product.quantity > 0 && (
        <p className="mt-1.5 self-start rounded-full bg-point-tint px-2.5 py-0.5 text-xs font-semibold text-point">
          +{formatPoints(product.estimatedPoint)}
          <span className="sr-only"> {texts.pointsFor}</span>
        </p>
      )}
      <CardAction product={product} shop={shop} />
    </li>
  )
}

function CardFacts({ product: { rating, sold } }: { product: CardProduct }) {
  return (
    <p className="mt-1 min-h-5 text-xs whitespace-nowrap text-ink-3">
      {rating !== undefined && (
        <>
          <span aria-hidden="true" className="text-star">
            ★
          </span>{' '}
          <span className="sr-only">{texts.rating(formatRating(rating))}</span>
          <span aria-hidden="true">{formatRating(rating)}</span>
        </>
      )}
      {rating !== undefined && sold ? ' · ' : ''}
      {sold ? texts.sold(shortCount(sold)) : ''}
    </p>
  )
}

function CardAction({ product, shop }: Pick<ProductCardProps, 'product' | 'shop'>) {
  if (product.quantity <= 0) {
    return (
      <p className="mt-auto pt-3">
        <span className="flex min-h-11 items-center justify-center rounded-md bg-ground text-md font-semibold text-ink-2">
          {texts.soldOut}
        </span>
      </p>
    )
  }
  return (
    <div className="mt-auto pt-3 noscript:hidden">
      <button
        type="button"
        aria-label={texts.addToCartNamed(product.name)}
        onClick={() => addCardToCart(product, shop)}
        className={cardButton}
      >
        {texts.addToCart}
      </button>
    </div>
  )
}

const picture = 'aspect-square w-full rounded-sm bg-linear-to-b from-white to-ground object-contain'

const cardButton = buttonClass({ look: 'quiet', wide: true }, 'z-1 px-2! whitespace-nowrap')
