import History from 'lucide-react/icons/history'
import { EmptyPage } from '#web/features/profile/EmptyPage.tsx'
import { personalHandle } from '#web/features/profile/personal-handle.ts'
import { profileTexts as texts } from '#web/features/profile/texts.ts'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'

export function loader(): null {
  return null
}

export const handle = personalHandle(texts.points)

export function Component() {
  return (
    <EmptyPage
      title={texts.points}
      icon={<History aria-hidden="true" />}
      emptyTitle={texts.pointsEmptyTitle}
      text={texts.pointsEmptyText}
      action={<ButtonLink to={paths.shop()}>{texts.goShopping}</ButtonLink>}
    />
  )
}
