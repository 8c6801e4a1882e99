import { useNavigate } from 'react-router'
import { beginStaffSession, useStaff, useStaffSession } from '#web/backoffice/data/staff-session.ts'
import { OwnerForm } from '#web/backoffice/opening/OwnerForm.tsx'
import { SetupScreen } from '#web/backoffice/opening/SetupScreen.tsx'
import { setupTexts as texts } from '#web/backoffice/opening/texts.ts'
import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'
import { PageSkeleton } from '#web/backoffice/parts/PageSkeleton.tsx'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

/** The first start: the owner's account, then step by step what the shop is. */
export function Component() {
  const user = useStaff()
  const { user: known, isSetup } = useStaffSession()
  const navigate = useNavigate()
  if (user) return <SetupScreen />
  if (known === undefined) return <PageSkeleton />
  if (!isSetup) {
    return (
      <EmptyState
        level={1}
        title={texts.closedTitle}
        text={texts.closedText}
        action={<ButtonLink to={backofficePaths.login()}>{texts.toLogin}</ButtonLink>}
      />
    )
  }
  return (
    <OwnerForm
      onDone={(owner) => {
        beginStaffSession(owner)
        void navigate(backofficePaths.setup(), { replace: true })
      }}
    />
  )
}
