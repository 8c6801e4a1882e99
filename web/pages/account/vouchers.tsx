import TicketPercent from 'lucide-react/icons/ticket-percent'
import { EmptyPage } from '#web/features/profile/EmptyPage.tsx'
import { personalHandle } from '#web/features/profile/personal-handle.ts'
import { profileTexts as texts } from '#web/features/profile/texts.ts'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'

export function loader(): null {
  return null
}

export const handle = personalHandle(texts.vouchers)

export function Component() {
  return (
    <EmptyPage
      title={texts.vouchers}
      icon={<TicketPercent aria-hidden="true" />}
      emptyTitle={texts.vouchersEmptyTitle}
      text={texts.vouchersEmptyText}
      action={<ButtonLink to={paths.offers()}>{texts.seeOffers}</ButtonLink>}
    />
  )
}
