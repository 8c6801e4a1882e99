import { countGifts, countItems, type Cart } from '#domain/cart/cart.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { lazyPart } from '#web/features/cart/lazy-part.tsx'
import type { CartGiftsProps } from '#web/features/gift/CartGifts.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { Section } from './Section.tsx'
import { checkoutTexts as texts } from './texts.ts'

const gifts = lazyPart(() =>
  import('#web/features/gift/CartGifts.tsx').then((part) => part.CartGifts),
)

export interface GoodsSectionProps extends Pick<CartGiftsProps, 'onChanges'> {
  cart: Cart
  /** Another number looks again at what the gifts are now. */
  giftLook: number
}

/** What is being ordered, for money and for points, to look over before pressing. */
export function GoodsSection({ cart, giftLook, onChanges }: GoodsSectionProps) {
  return (
    <>
      {cart.lines.length > 0 && (
        <Section title={texts.goods(countItems(cart))}>
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
        </Section>
      )}
      {cart.gifts.length > 0 && (
        <Section title={texts.gifts(countGifts(cart))}>
          <gifts.Part key={giftLook} gifts={cart.gifts} onChanges={onChanges} />
        </Section>
      )}
    </>
  )
}
