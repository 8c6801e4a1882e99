import ShoppingCart from 'lucide-react/icons/shopping-cart'
import type { ReactNode } from 'react'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { cartTexts as texts } from './texts.ts'

const shelf = lazyPart(() => import('./EmptyCartShelf.tsx').then((part) => part.EmptyCartShelf))

interface EmptyCartProps {
  /** The shelf of what others buy, where the page brings it along. */
  children?: ReactNode
  /** False while it is not known whether the cart is empty. */
  isShown?: boolean
}

/** Nothing in it: where to begin, and what others buy. */
export function EmptyCart({ children, isShown = true }: EmptyCartProps) {
  return (
    <>
      <EmptyState
        className="pb-6 phone:pt-6"
        icon={<ShoppingCart aria-hidden="true" />}
        title={texts.emptyTitle}
        text={texts.emptyText}
        action={
          <>
            <ButtonLink to={paths.shop()} size="main">
              {texts.goShopping}
            </ButtonLink>
            <ButtonLink to={paths.offers()} size="main" variant="quiet">
              {texts.seeOffers}
            </ButtonLink>
          </>
        }
      />
      {children}
      {isShown && <shelf.Part hasBest={!children} />}
    </>
  )
}
