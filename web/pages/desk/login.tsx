import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { deskHandle, noLoader } from '#web/features/desk/desk-handle.ts'
import { LoginForm } from '#web/features/desk/session/LoginForm.tsx'
import { nextDeskPath } from '#web/features/desk/session/next-desk-path.ts'
import { beginStaffSession, useStaff } from '#web/features/desk/session/staff-session.ts'
import { sessionTexts as texts } from '#web/features/desk/session/texts.ts'

export { noLoader as loader }

export const handle = deskHandle(texts.title)

export function Component() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const isAtDesk = useStaff() !== null
  const next = nextDeskPath(query.get('next'))
  useEffect(() => {
    if (isAtDesk) void navigate(next, { replace: true })
  }, [isAtDesk, navigate, next])
  return (
    <>
      <h1 className="text-2xl">{texts.title}</h1>
      <p className="mt-1 mb-6 text-ink-2">{texts.intro}</p>
      <LoginForm onDone={beginStaffSession} />
      <p className="mt-6 text-sm text-ink-3">{texts.lostPassword}</p>
    </>
  )
}
