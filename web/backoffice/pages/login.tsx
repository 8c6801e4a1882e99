import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'
import { LoginForm } from '#web/backoffice/session/LoginForm.tsx'
import { nextBackofficePath } from '#web/backoffice/session/next-backoffice-path.ts'
import { beginStaffSession, useStaff } from '#web/backoffice/data/staff-session.ts'
import { sessionTexts as texts } from '#web/backoffice/session/texts.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export function Component() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const isInBackoffice = useStaff() !== null
  const next = nextBackofficePath(query.get('next'))
  useEffect(() => {
    if (isInBackoffice) void navigate(next, { replace: true })
  }, [isInBackoffice, navigate, next])
  return (
    <>
      <h1 className="text-2xl">{texts.title}</h1>
      <p className="mt-1 mb-6 text-ink-2">{texts.intro}</p>
      <LoginForm onDone={beginStaffSession} />
      <p className="mt-6 text-sm text-ink-3">{texts.lostPassword}</p>
    </>
  )
}
