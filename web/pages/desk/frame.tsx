import { useEffect } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router'
import { permissions } from '#domain/staff/permissions.ts'
import { deskPaths } from '#web/desk-paths.ts'
import { useOwnLinks } from '#web/features/content/use-own-links.ts'
import { PageSkeleton } from '#web/features/desk/parts/PageSkeleton.tsx'
import { Forbidden } from '#web/features/desk/parts/Forbidden.tsx'
import { LostSession } from '#web/features/desk/session/LostSession.tsx'
import { checkStaffSession, type StaffSession } from '#web/features/desk/session/staff-session.ts'
import { useStaffCheck } from '#web/features/desk/session/use-staff-check.ts'
import { deskTexts as texts } from '#web/features/desk/texts.ts'
import { useDocumentTitle } from '#web/features/seo/use-document-title.ts'
import { DeskEntrance, DeskLayout } from '#web/layouts/DeskLayout.tsx'
import { findMenuEntry } from '#web/layouts/desk-menu.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'

/**
 * The back office around its pages. The server renders it without knowing anybody; who is at the
 * desk and all that they see come to the browser afterwards.
 */
export function Component() {
  useOwnLinks()
  useDocumentTitle()
  const session = useStaffCheck()
  const { pathname } = useLocation()
  const isEntrance = entrances.some((path) => pathname.startsWith(path))
  return (
    <>
      {isEntrance ? (
        <DeskEntrance>
          <Outlet />
        </DeskEntrance>
      ) : (
        <DeskLayout user={session.user ?? null}>
          <Guarded session={session} pathname={pathname} />
        </DeskLayout>
      )}
      <ScrollRestoration />
    </>
  )
}

const entrances = [deskPaths.login(), deskPaths.activate()]

/** The page for whoever may see it, and for everybody else the way on. */
function Guarded({ session, pathname }: { session: StaffSession; pathname: string }) {
  const { user, isLost, isLeft, failure } = session
  if (failure !== null) return <NotReached text={failure} />
  if (user === null) return <ToLogin isLeft={isLeft} />
  const entry = findMenuEntry(pathname)
  if (user && entry && !user.permissions.includes(entry.permission)) {
    return <Forbidden permission={permissions[entry.permission]} />
  }
  return (
    <>
      {user && isLost && <LostSession username={user.username} />}
      <div hidden={isLost}>
        <Outlet />
      </div>
    </>
  )
}

function NotReached({ text }: { text: string }) {
  return (
    <ErrorState
      level={1}
      title={texts.failed}
      text={text}
      onRetry={() => void checkStaffSession()}
      className="py-20"
    />
  )
}

function ToLogin({ isLeft }: { isLeft: boolean }) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => {
    const next = isLeft || pathname === deskPaths.home() ? '' : pathname + search
    void navigate(deskPaths.login(next), { replace: true })
  }, [navigate, isLeft, pathname, search])
  return <PageSkeleton />
}
