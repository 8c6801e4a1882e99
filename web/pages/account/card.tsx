import CreditCard from 'lucide-react/icons/credit-card'
import { EmptyPage } from '#web/features/profile/EmptyPage.tsx'
import { personalHandle } from '#web/features/profile/personal-handle.ts'
import { profileTexts as texts } from '#web/features/profile/texts.ts'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'

export function loader(): null {
  return null
}

export const handle = personalHandle(texts.card)

export function Component() {
  return (
    <EmptyPage
      title={texts.card}
      icon={<CreditCard aria-hidden="true" />}
      emptyTitle={texts.cardEmptyTitle}
      text={texts.cardEmptyText}
      action={<ButtonLink to={paths.shop()}>{texts.goShopping}</ButtonLink>}
    />
  )
}
