import { useEffect } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router'
import { permissions } from '#domain/staff/permissions.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { useOwnLinks } from '#web/use-own-links.ts'
import { PageSkeleton } from '#web/backoffice/parts/PageSkeleton.tsx'
import { Forbidden } from '#web/backoffice/parts/Forbidden.tsx'
import { LostSession } from '#web/backoffice/session/LostSession.tsx'
import { checkStaffSession, type StaffSession } from '#web/backoffice/data/staff-session.ts'
import { useStaffCheck } from '#web/backoffice/session/use-staff-check.ts'
import { backofficeTexts as texts } from '#web/backoffice/texts.ts'
import { useDocumentTitle } from '#web/use-document-title.ts'
import { BackofficeEntrance, BackofficeLayout } from '#web/backoffice/layout/BackofficeLayout.tsx'
import { findMenuEntry } from '#web/backoffice/layout/backoffice-menu.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'

/**
 * The back office around its pages. The server renders it without knowing anybody; who is at the
 * back office and all that they see come to the browser afterwards.
 */
export function Component() {
  useOwnLinks()
  useDocumentTitle()
  const session = useStaffCheck()
  const { pathname } = useLocation()
  const isEntrance =
    entrances.some((path) => pathname.startsWith(path)) ||
    (pathname.startsWith(backofficePaths.setup()) && !session.user)
  return (
    <>
      {isEntrance ? (
        <BackofficeEntrance>
          <Outlet />
        </BackofficeEntrance>
      ) : (
        <BackofficeLayout user={session.user ?? null}>
          <Guarded session={session} pathname={pathname} />
        </BackofficeLayout>
      )}
      <ScrollRestoration />
    </>
  )
}

const entrances = [backofficePaths.login(), backofficePaths.activate()]

/** The page for whoever may see it, and for everybody else the way on. */
function Guarded({ session, pathname }: { session: StaffSession; pathname: string }) {
  const { user, isLost, isLeft, isSetup, failure } = session
  if (failure !== null) return <NotReached text={failure} />
  if (user === null) return <ToLogin isLeft={isLeft} isSetup={isSetup} />
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

function ToLogin({ isLeft, isSetup }: { isLeft: boolean; isSetup: boolean }) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (isSetup) return void navigate(backofficePaths.setup(), { replace: true })
    const next = isLeft || pathname === backofficePaths.home() ? '' : pathname + search
    void navigate(backofficePaths.login(next), { replace: true })
  }, [navigate, isLeft, isSetup, pathname, search])
  return <PageSkeleton />
}
