import SearchX from 'lucide-react/icons/search-x'
import { useRouteLoaderData } from 'react-router'
import { shopHomePath } from '#web/paths.ts'
import { pharmacyEntrancePath, pharmacyPathsFor } from '#web/pharmacy/paths.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import type { PharmacyFrame } from './load-area.ts'
import { pharmacyTexts as texts } from '../texts.ts'

/**
 * The specification's page for what does not exist: home is the pharmacy's own where there is one. `isKnown`
 * is false while the server could not say so: its words then blame neither the code nor the pharmacy.
 */
export function PharmacyNotFound({ isKnown }: { isKnown: boolean }) {
  const code = useRouteLoaderData<PharmacyFrame>('pharmacy/frame')?.area.code
  return (
    <EmptyState
      level={1}
      icon={<SearchX aria-hidden="true" />}
      title={texts.notFound}
      text={isKnown ? texts.notFoundText : texts.notAnsweringText}
      action={
        <>
          {!isKnown && <Button onClick={() => location.reload()}>{texts.retry}</Button>}
          <ButtonLink to={code ? pharmacyPathsFor(code).home() : shopHomePath}>
            {texts.backHome}
          </ButtonLink>
          <ButtonLink to={pharmacyEntrancePath()} variant="quiet">
            {texts.enterCode}
          </ButtonLink>
        </>
      }
      className="py-8"
    />
  )
}
