import ClipboardList from 'lucide-react/icons/clipboard-list'
import CloudOff from 'lucide-react/icons/cloud-off'
import Lock from 'lucide-react/icons/lock'
import { useSearchParams } from 'react-router'
import type { OpenSurvey } from '#domain/survey/api.ts'
import { ApiError } from '#web/api.ts'
import { failureText } from '#web/form/failure-text.ts'
import { surveyPageTexts as texts } from '#web/features/survey/texts.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { pharmacyTexts } from '../texts.ts'
import { usePharmacy, usePharmacyPaths } from '../session/use-pharmacy.ts'
import { PharmacySurvey } from './PharmacySurvey.tsx'
import { SurveyList } from './SurveyList.tsx'
import { useOpenSurveys } from './use-open-surveys.ts'

/** Under which an address names one of several surveys. */
export const surveyParameter = 'khao-sat'

/** `/nha-thuoc/tra-loi-cau-hoi/`: who may answer sees the survey, or the list of several. */
export function SurveyPage() {
  const { code } = usePharmacy()
  return <PharmacySurveys key={code} code={code} />
}

function PharmacySurveys({ code }: { code: string }) {
  const found = useOpenSurveys(code)
  switch (found.state) {
    case 'loading':
      return <SurveySkeleton />
    case 'denied':
      return <Denied {...found} onRetry={found.retry} />
    case 'failed':
      return (
        <ErrorState
          level={1}
          text={failureText(found.error)}
          onRetry={found.retry}
          className="py-16"
        />
      )
    case 'open':
      return (
        <>
          {found.isRemembered && <RememberedNote />}
          <OpenSurveys code={code} surveys={found.surveys} />
        </>
      )
  }
}

function OpenSurveys({ code, surveys }: { code: string; surveys: readonly OpenSurvey[] }) {
  const [query] = useSearchParams()
  if (surveys.length === 0) return <None />
  const wanted = surveys.find(({ id }) => String(id) === query.get(surveyParameter))
  const survey = wanted ?? (surveys.length === 1 ? surveys[0] : undefined)
  if (!survey) return <SurveyList surveys={surveys} />
  return (
    <PharmacySurvey key={survey.id} code={code} survey={survey} isOneOfMany={surveys.length > 1} />
  )
}

/** Without a network: what is given is safe here. */
function RememberedNote() {
  return (
    <p
      role="status"
      className="mx-auto mb-4 flex max-w-180 desk:mx-0 items-start gap-2.5 rounded-md bg-point-tint px-4 py-3 text-sm"
    >
      <CloudOff aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-point" />
      <span>
        <b className="text-point">{texts.rememberedTitle}</b> {texts.rememberedText}
      </span>
    </p>
  )
}

function Denied({
  reason,
  error,
  onRetry,
}: {
  reason: string | null
  error?: unknown
  onRetry: () => void
}) {
  const paths = usePharmacyPaths()
  const isFailure = reason === null
  return (
    <EmptyState
      level={1}
      icon={<Lock aria-hidden="true" />}
      title={isFailure ? texts.checkFailed : texts.closedTitle}
      text={reason ?? (isSignedOut(error) ? pharmacyTexts.notLoggedIn : texts.checkFailedText)}
      action={
        <>
          <Button onClick={onRetry}>{texts.retry}</Button>
          <ButtonLink to={paths.home()} variant="quiet">
            {texts.backHome}
          </ButtonLink>
        </>
      }
      className="py-16"
    />
  )
}

function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'unauthenticated'
}

function None() {
  const paths = usePharmacyPaths()
  return (
    <EmptyState
      level={1}
      icon={<ClipboardList aria-hidden="true" />}
      title={texts.none}
      text={texts.noneText}
      action={<ButtonLink to={paths.home()}>{texts.backHome}</ButtonLink>}
      className="py-16"
    />
  )
}

function SurveySkeleton() {
  return (
    <div aria-busy="true" className="mx-auto max-w-180 desk:mx-0">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <Skeleton className="h-8 w-3/4" />
      <Skeleton className="mt-4 h-5 w-full" />
      <Skeleton className="mt-2 h-5 w-2/3" />
      <Skeleton className="mt-6 h-24 w-full rounded-md" />
      <Skeleton className="mt-6 h-15 w-full rounded-md" />
    </div>
  )
}
