import ShoppingBag from 'lucide-react/icons/shopping-bag'
import Star from 'lucide-react/icons/star'
import Ticket from 'lucide-react/icons/ticket'
import { ButtonLink } from '#web/ui/Button.tsx'
import { storeTexts } from '../texts.ts'
import { useStore, useStorePaths } from '../use-store.ts'
import { homeTexts as texts } from './texts.ts'

/** The big keys to what is done all day. */
export function HomeKeys() {
  const { isEarning } = useStore()
  const paths = useStorePaths()
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
          {storeTexts.earn}
        </ButtonLink>
      ) : (
        <p className="basis-full text-ink-2">{texts.notEarning}</p>
      )}
      <ButtonLink
        to={paths.offerCodes()}
        look="secondary"
        size="counter"
        className="grow basis-34 px-2!"
        icon={<Ticket aria-hidden="true" className={icon} />}
      >
        {storeTexts.offerCodes}
      </ButtonLink>
      <ButtonLink
        to={paths.purchases()}
        look="secondary"
        size="counter"
        className="grow basis-34 px-2!"
        icon={<ShoppingBag aria-hidden="true" className={icon} />}
      >
        {texts.purchase}
      </ButtonLink>
    </div>
  )
}
