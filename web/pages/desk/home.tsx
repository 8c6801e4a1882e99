import Inbox from 'lucide-react/icons/inbox'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { deskHandle, noLoader } from '#web/features/desk/desk-handle.ts'
import { PageSkeleton } from '#web/features/desk/parts/PageSkeleton.tsx'
import { useStaff } from '#web/features/desk/session/staff-session.ts'
import { deskTexts as texts } from '#web/features/desk/texts.ts'
import { menuFor } from '#web/layouts/desk-menu.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'

export { noLoader as loader }

export const handle = deskHandle(texts.area)

/** Leads on to the first part of the desk that is somebody's. */
export function Component() {
  const user = useStaff()
  const navigate = useNavigate()
  const first = user && menuFor(user)[0]?.path
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
