import ShoppingCart from 'lucide-react/icons/shopping-cart'
import { paths } from '#web/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { iconButtonClass } from '#web/ui/IconButton.tsx'
import { badgeText } from '#domain/cart/cart.ts'
import { layoutTexts as texts } from './texts.ts'

/** The counter floats over the icon's corner: it may come late without moving anything. */
export function CartLink({ count = 0 }: { count?: number }) {
  return (
    <Anchor
      to={paths.cart()}
      aria-label={count > 0 ? texts.cartWith(count) : texts.cart}
      className={iconButtonClass('relative -mr-[10px]')}
    >
      <ShoppingCart aria-hidden="true" className="size-6 stroke-[1.8]" />
      {count > 0 && (
        <span className="tabular absolute -top-0.5 left-[22px] min-w-5 rounded-full border-2 border-white bg-sale px-1 text-center text-[0.6875rem] leading-4 font-bold text-white">
          {badgeText(count)}
        </span>
      )}
    </Anchor>
  )
}
