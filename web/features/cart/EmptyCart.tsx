import ShoppingCart from 'lucide-react/icons/shopping-cart'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { cartTexts as texts } from './texts.ts'

export function EmptyCart() {
  return (
    <EmptyState
      icon={<ShoppingCart aria-hidden="true" />}
      title={texts.emptyTitle}
      text={texts.emptyText}
      action={
        <>
          <ButtonLink to={paths.shop()} size="main">
            {texts.goShopping}
          </ButtonLink>
          <ButtonLink to={paths.offers()} size="main" look="quiet">
            {texts.seeOffers}
          </ButtonLink>
        </>
      }
    />
  )
}
