import Gift from 'lucide-react/icons/gift'
import { noLoader, pharmacyHandle } from '#web/pharmacy/layout/pharmacy-handle.ts'
import { pharmacyTexts as texts } from '#web/pharmacy/texts.ts'
import { usePharmacyPaths } from '#web/pharmacy/session/use-pharmacy.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'

export { noLoader as loader }

export const handle = pharmacyHandle(texts.noGame)

/** Games of campaigns; while no campaign is open to the pharmacy there is none. */
export function Component() {
  const paths = usePharmacyPaths()
  return (
    <EmptyState
      level={1}
      icon={<Gift aria-hidden="true" />}
      title={texts.noGame}
      text={texts.noGameText}
      action={<ButtonLink to={paths.home()}>{texts.backHome}</ButtonLink>}
      className="py-20"
    />
  )
}
