import { formatPoints } from '#domain/kernel/points.ts'
import type { OrderType } from '#domain/location/delivery.ts'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button-variant.ts'
import { keptPart } from '#web/features/kept/kept-part.ts'
import { Picture } from '#web/ui/Picture.tsx'
import { DiscountBadge, Price } from '#web/ui/Price.tsx'
import { addCardToCart } from './add-to-cart.ts'
import { nameBesideUnit, type CardProduct } from './card.ts'
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

/** Lists show dozens of cards, so a card is little markup, no hooks and plain links (web/use-own-links.ts). */
// Pictures of the first screen are named at the page's beginning too.
export const ProductCard = import.meta.env.SSR
  ? keptPart(Card, {
      room: 400,
      madeOf: (props) => (props.priority ? null : JSON.stringify(props)),
    })
  : Card

function Card({ product, shop, sizes, priority }: ProductCardProps) {
  return (
    <li className="product-card">
      <Picture
        src={product.thumbnail}
        alt=""
        sizes={sizes}
        width={480}
        height={480}
        priority={priority}
        className={product.quantity > 0 ? undefined : 'opacity-50'}
      />
      <DiscountBadge current={product.discount_price} original={product.original_price} />
      {product.badge && <p className="badge">{product.badge}</p>}
      <h3>
        <a href={paths.product(product.slug, shop)}>{nameBesideUnit(product)}</a>
      </h3>
      {/* Long names are cut at their end, where their size stands. */}
      {product.unit && <p className="unit">{product.unit}</p>}
      {product.rating !== undefined && (
        <p className="mt-0.5 text-xs text-ink-2">
          <span aria-hidden="true" className="text-star">
            {'★ '}
          </span>
          {texts.rating(product.rating)}
          <span className="sr-only">{` ${texts.ofFiveStars}`}</span>
        </p>
      )}
      <div className="worth">
        <Price current={product.discount_price} original={product.original_price} />
        {product.estimatedPoint > 0 && product.quantity > 0 && (
          <p className="points-gain">
            {`+${formatPoints(product.estimatedPoint)}`}
            <span className="sr-only">{` ${texts.pointsFor}`}</span>
          </p>
        )}
      </div>
      <CardAction product={product} shop={shop} />
    </li>
  )
}

function CardAction({ product, shop }: Pick<ProductCardProps, 'product' | 'shop'>) {
  if (product.quantity <= 0) {
    return (
      <p className="action">
        <span className="flex min-h-11 items-center justify-center rounded-md bg-ground text-md font-semibold text-ink-2">
          {texts.soldOut}
        </span>
      </p>
    )
  }
  return (
    <div className="action noscript:hidden">
      <button
        type="button"
        aria-label={texts.addToCartNamed(product.name)}
        onClick={() => addCardToCart(product, shop)}
        className={buttonClass({ variant: 'quiet' })}
      >
        {texts.addToCart}
      </button>
    </div>
  )
}
