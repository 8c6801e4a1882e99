import PackageSearch from 'lucide-react/icons/package-search'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { orderPageTexts as texts } from './texts.ts'

/** Not here, or not for this browser: the page does not say which. */
export function OrderNotFound() {
  return (
    <EmptyState
      level={1}
      icon={<PackageSearch aria-hidden="true" />}
      title={texts.notFoundTitle}
      text={texts.notFoundText}
      action={
        <>
          <ButtonLink to={paths.orderLookup()} size="main">
            {texts.lookUp}
          </ButtonLink>
          <ButtonLink to={paths.shop()} size="main" variant="quiet">
            {texts.continueShopping}
          </ButtonLink>
        </>
      }
    />
  )
}
