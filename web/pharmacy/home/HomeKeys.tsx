import ShoppingBag from 'lucide-react/icons/shopping-bag'
import Star from 'lucide-react/icons/star'
import Ticket from 'lucide-react/icons/ticket'
import { ButtonLink } from '#web/ui/Button.tsx'
import { pharmacyTexts } from '../texts.ts'
import { usePharmacy, usePharmacyPaths } from '../session/use-pharmacy.ts'
import { homeTexts as texts } from './texts.ts'

/** The big keys to what is done all day. */
export function HomeKeys() {
  const { isEarning } = usePharmacy()
  const paths = usePharmacyPaths()
  const icon = 'size-6 shrink-0'
  return (
    <div className="flex flex-wrap gap-3">
      {isEarning ? (
        <ButtonLink
          to={paths.earn()}
          size="counter"
          className="basis-full"
          icon={<Star aria-hidden="true" className={icon} />}
        >
          {pharmacyTexts.earn}
        </ButtonLink>
      ) : (
        <p className="basis-full text-ink-2">{texts.notEarning}</p>
      )}
      <ButtonLink
        to={paths.offerCodes()}
        variant="secondary"
        size="counter"
        className="grow basis-34 px-2!"
        icon={<Ticket aria-hidden="true" className={icon} />}
      >
        {pharmacyTexts.offerCodes}
      </ButtonLink>
      <ButtonLink
        to={paths.purchases()}
        variant="secondary"
        size="counter"
        className="grow basis-34 px-2!"
        icon={<ShoppingBag aria-hidden="true" className={icon} />}
      >
        {texts.purchase}
      </ButtonLink>
    </div>
  )
}
