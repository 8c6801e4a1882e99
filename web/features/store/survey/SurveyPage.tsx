import ClipboardList from 'lucide-react/icons/clipboard-list'
import Lock from 'lucide-react/icons/lock'
import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { listSurveyQuestions, type OpenSurvey } from '#domain/survey/api.ts'
import { failureText } from '#web/features/identity/failure-text.ts'
import { surveyPageTexts as texts } from '#web/features/survey/texts.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { callStore } from '../call-store.ts'
import { useStore, useStorePaths } from '../use-store.ts'
import { StoreSurvey } from './StoreSurvey.tsx'
import { SurveyList } from './SurveyList.tsx'
import { useSurveyAccess } from './use-survey-access.ts'

/** Under which an address names one of several surveys. */
export const surveyParameter = 'khao-sat'

/** `/nha-thuoc/tra-loi-cau-hoi/`: who may answer sees the survey, or the list of several. */
export function SurveyPage() {
  const { code } = useStore()
  const access = useSurveyAccess(code)
  if (access.state === 'denied') return <Denied reason={access.reason} onRetry={access.retry} />
  if (access.state !== 'allowed') return <SurveySkeleton />
  return <OpenSurveys key={code} code={code} />
}

function OpenSurveys({ code }: { code: string }) {
  const { surveys, error, load } = useSurveys()
  const [query] = useSearchParams()
  if (error !== null && !surveys) {
    return <ErrorState level={1} text={failureText(error)} onRetry={load} className="py-16" />
  }
  if (!surveys) return <SurveySkeleton />
  if (surveys.length === 0) return <None />
  const wanted = surveys.find(({ id }) => String(id) === query.get(surveyParameter))
  const survey = wanted ?? (surveys.length === 1 ? surveys[0] : undefined)
  if (!survey) return <SurveyList surveys={surveys} />
  return (
    <StoreSurvey key={survey.id} code={code} survey={survey} isOneOfMany={surveys.length > 1} />
  )
}

function useSurveys() {
  const [surveys, setSurveys] = useState<readonly OpenSurvey[] | null>(null)
  const [error, setError] = useState<unknown>(null)
  const load = useCallback(() => {
    setError(null)
    callStore(listSurveyQuestions, {}).then(setSurveys, setError)
  }, [])
  useEffect(load, [load])
  return { surveys, error, load }
}

function Denied({ reason, onRetry }: { reason: string | null; onRetry: () => void }) {
  const paths = useStorePaths()
  const isFailure = reason === null
  useEffect(() => {
    if (!isFailure) return
    addEventListener('online', onRetry, { once: true })
    return () => removeEventListener('online', onRetry)
  }, [isFailure, onRetry])
  return (
    <EmptyState
      level={1}
      icon={<Lock aria-hidden="true" />}
      title={isFailure ? texts.checkFailed : texts.closedTitle}
      text={reason ?? texts.checkFailedText}
      action={
        <>
          <Button onClick={onRetry}>{texts.retry}</Button>
          <ButtonLink to={paths.home()} look="quiet">
            {texts.backHome}
          </ButtonLink>
        </>
      }
      className="py-16"
    />
  )
}

function None() {
  const paths = useStorePaths()
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
    <div aria-busy="true" className="mx-auto max-w-140">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <Skeleton className="h-8 w-3/4" />
      <Skeleton className="mt-4 h-5 w-full" />
      <Skeleton className="mt-2 h-5 w-2/3" />
      <Skeleton className="mt-6 h-24 w-full rounded-md" />
      <Skeleton className="mt-6 h-15 w-full rounded-md" />
    </div>
  )
}
