import Gift from 'lucide-react/icons/gift'
import { isPhone } from '#domain/kernel/phone.ts'
import { usePharmacy, usePharmacyPaths } from '#web/pharmacy/session/use-pharmacy.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { handPhone } from './handed-phone.ts'
import { counterTexts as texts } from './texts.ts'

const inOrder = ['vong-quay-may-man', 'li-xi-dau-nam', 'quay-so'] as const

/** On to the game that the customer's codes bring turns of; they go along. */
export function PlayAlong({ phone }: { phone: string }) {
  const { area } = usePharmacy()
  const paths = usePharmacyPaths()
  const page = inOrder.find((each) => area.games.includes(each))
  if (!page || !isPhone(phone)) return null
  return (
    <ButtonLink
      to={paths.to(page)}
      variant="plain"
      icon={<Gift aria-hidden="true" className="size-5" />}
      className="mt-1 -ml-2 px-2!"
      onClick={() => handPhone(phone)}
    >
      {texts.play[page]}
    </ButtonLink>
  )
}
