import { useLocation } from 'react-router'
import { countGifts, countItems, type Cart } from '#domain/cart/cart.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import type { CartGiftsProps } from '#web/shop/gift/CartGifts.tsx'
import { paths } from '#web/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { Section } from '#web/ui/Section.tsx'
import { checkoutTexts as texts } from './texts.ts'

const gifts = lazyPart(() => import('#web/shop/gift/CartGifts.tsx').then((part) => part.CartGifts))

export interface GoodsSectionProps extends Pick<CartGiftsProps, 'onChanges'> {
  cart: Cart
  /** Another number looks again at what the gifts are now. */
  giftLook: number
}

const headingId = 'san-pham-trong-don'

/** What is being ordered, for money and for points, to look over before pressing. */
export function GoodsSection({ cart, giftLook, onChanges }: GoodsSectionProps) {
  return (
    <>
      {cart.lines.length > 0 && (
        <Card as="section" aria-labelledby={headingId}>
          <h2 id={headingId} className="mb-3 text-lg">
            {texts.goods(countItems(cart))}
          </h2>
          <AlongWithIt cart={cart} />
          <ul className="flex flex-col gap-3">
            {cart.lines.map(({ item, quantity }) => (
              <li key={item.id} className="flex items-center gap-3">
                <span className="shrink-0 overflow-hidden rounded-md bg-ground">
                  <Picture src={item.thumbnail} alt="" sizes="56px" width={56} height={56} />
                </span>
                <span className="min-w-0 flex-1">
                  <span className="block text-sm font-medium">{item.name}</span>
                  <span className="flex flex-wrap justify-between gap-x-3 text-sm text-ink-3">
                    {texts.quantity(quantity)}
                    <b className="tabular ml-auto font-semibold text-ink">
                      {formatVnd(item.discount_price * quantity)}
                    </b>
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {cart.gifts.length > 0 && (
        <Section title={texts.gifts(countGifts(cart))}>
          <gifts.Part key={giftLook} gifts={cart.gifts} onChanges={onChanges} />
        </Section>
      )}
    </>
  )
}

/** Whoever came by "Mua ngay" may have forgotten what has been lying in the cart. */
function AlongWithIt({ cart: { lines } }: { cart: Cart }) {
  const { boughtNow } = (useLocation().state ?? {}) as { boughtNow?: number }
  const others = lines.filter(({ item }) => item.id !== boughtNow)
  if (boughtNow === undefined || others.length === 0 || others.length === lines.length) return null
  return (
    <p className="mb-3 rounded-md bg-point-tint px-3 py-2 text-sm">
      {texts.along(others.map(({ item }) => item.name))}{' '}
      <Anchor to={paths.cart()} className="font-semibold whitespace-nowrap text-primary underline">
        {texts.changeCart}
      </Anchor>
    </p>
  )
}
