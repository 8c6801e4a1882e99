import Inbox from 'lucide-react/icons/inbox'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'
import { PageSkeleton } from '#web/backoffice/parts/PageSkeleton.tsx'
import { useStaff } from '#web/backoffice/data/staff-session.ts'
import { backofficeTexts as texts } from '#web/backoffice/texts.ts'
import { startFor } from '#web/backoffice/layout/backoffice-menu.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'

export { noLoader as loader }

export const handle = backofficeHandle(texts.area)

/** Leads on to where somebody's day begins. */
export function Component() {
  const user = useStaff()
  const navigate = useNavigate()
  const first = user && startFor(user)
  useEffect(() => {
    if (first) void navigate(first, { replace: true })
  }, [first, navigate])
  if (!user || first) return <PageSkeleton />
  return (
    <EmptyState
      level={1}
      icon={<Inbox aria-hidden="true" />}
      title={texts.nothingToDo}
      text={texts.nothingToDoText}
    />
  )
}
