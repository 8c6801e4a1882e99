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
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3">
      {isEarning ? (
        <ButtonLink
          to={paths.earn()}
          size="counter"
          className="col-span-full"
          icon={<Star aria-hidden="true" className={icon} />}
        >
          {storeTexts.earn}
        </ButtonLink>
      ) : (
        <p className="col-span-full text-ink-2">{texts.notEarning}</p>
      )}
      <ButtonLink
        to={paths.offerCodes()}
        look="secondary"
        size="counter"
        icon={<Ticket aria-hidden="true" className={icon} />}
      >
        {storeTexts.offerCodes}
      </ButtonLink>
      <ButtonLink
        to={paths.purchases()}
        look="secondary"
        size="counter"
        icon={<ShoppingBag aria-hidden="true" className={icon} />}
      >
        {texts.purchase}
      </ButtonLink>
    </div>
  )
}
