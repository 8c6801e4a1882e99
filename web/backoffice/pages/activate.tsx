import { useNavigate } from 'react-router'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'
import { ActivationScreen } from '#web/backoffice/session/ActivationScreen.tsx'
import { beginStaffSession } from '#web/backoffice/data/staff-session.ts'
import { sessionTexts as texts } from '#web/backoffice/session/texts.ts'
import { useInvitation, type InvitationState } from '#web/backoffice/session/use-invitation.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton, SkeletonText } from '#web/ui/Skeleton.tsx'

export { noLoader as loader }

export const handle = backofficeHandle(texts.activateTitle)

export function Component() {
  const state = useInvitation()
  return (
    <>
      <h1 className="mb-5 text-2xl">{texts.activateTitle}</h1>
      <Activation state={state} />
    </>
  )
}

function Activation({ state }: { state: InvitationState }) {
  const navigate = useNavigate()
  switch (state.kind) {
    case 'loading':
      return <ActivationSkeleton />
    case 'failed':
      return <ErrorState text={state.text} onRetry={state.retry} />
    case 'broken':
      return (
        <EmptyState
          title={texts.linkBroken}
          text={texts.linkBrokenText}
          action={<ButtonLink to={backofficePaths.login()}>{texts.toLogin}</ButtonLink>}
        />
      )
    case 'ready':
      return (
        <ActivationScreen
          invitation={state.invitation}
          onDone={(user) => {
            beginStaffSession(user)
            void navigate(backofficePaths.home(), { replace: true })
          }}
        />
      )
  }
}

function ActivationSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <SkeletonText lines={3} />
      <Skeleton className="size-50 self-center" />
      <Skeleton className="h-13 w-full" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-11 w-full" />
    </div>
  )
}
