import Inbox from 'lucide-react/icons/inbox'
import { useStaff } from '#web/backoffice/data/staff-session.ts'
import { menuFor } from '#web/backoffice/layout/menu-of-user.ts'
import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'
import { PageSkeleton } from '#web/backoffice/parts/PageSkeleton.tsx'
import { backofficeTexts as texts } from '#web/backoffice/texts.ts'
import { TodayScreen } from '#web/backoffice/today/TodayScreen.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'

export { noLoader as loader }

export const handle = backofficeHandle(texts.area)

/** Where the day begins: what waits. Whoever may see nothing is told whom to ask. */
export function Component() {
  const user = useStaff()
  if (!user) return <PageSkeleton />
  if (menuFor(user).length > 0) return <TodayScreen />
  return (
    <EmptyState
      level={1}
      icon={<Inbox aria-hidden="true" />}
      title={texts.nothingToDo}
      text={texts.nothingToDoText}
    />
  )
}
