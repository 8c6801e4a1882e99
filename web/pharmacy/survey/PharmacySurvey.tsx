import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CloudOff from 'lucide-react/icons/cloud-off'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import { useMemo, useState } from 'react'
import type { OpenSurvey } from '#domain/survey/api.ts'
import type { PhotoKit } from '#web/features/survey/PhotoInput.tsx'
import { SurveyIntro } from '#web/features/survey/SurveyIntro.tsx'
import { findStart, reviewStep, SurveyRun } from '#web/features/survey/SurveyRun.tsx'
import type { PhotoOnTheWay } from '#web/features/survey/photo-keeper.ts'
import { surveyPageTexts as texts } from '#web/features/survey/texts.ts'
import type { Answering } from '#web/pharmacy/survey/answering.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { usePharmacyPaths } from '../session/use-pharmacy.ts'
import { SendForm } from './SendForm.tsx'
import { SurveyThanks } from './SurveyThanks.tsx'
import type { KeepState } from './answer-keeper.ts'
import { readPhoto, readTaken } from './survey-photos.ts'
import { useAnswering } from './use-answering.ts'

const looks = {
  saving: { icon: LoaderCircle, className: 'text-ink-3', label: texts.saving },
  saved: { icon: Check, className: 'text-ok', label: texts.saved },
  waiting: { icon: CloudOff, className: 'text-point', label: texts.waiting },
  refused: { icon: CircleAlert, className: 'text-sale', label: texts.refused },
} as const

interface PharmacySurveyProps {
  code: string
  survey: OpenSurvey
  isOneOfMany: boolean
}

/** One survey at a pharmacy: what it is, its questions, sending, thanks; changed again until its last day. */
export function PharmacySurvey({ code, survey, isOneOfMany }: PharmacySurveyProps) {
  const { answering, view } = useAnswering(code, survey)
  const photos = usePhotoKit(answering, view.photos)
  const { answer } = view
  const isSent = answer?.state === 'sent'
  const [stage, createE2eShop] = useState<'intro' | 'run' | 'thanks'>(isSent ? 'thanks' : 'intro')
  const [problems, setProblems] = useState<Record<string, string>>({})
  const paths = usePharmacyPaths()
  return (
    <div className="mx-auto max-w-180 desk:mx-0">
      {isOneOfMany && (
        <Anchor
          to={paths.survey()}
          className="-mt-2 mb-2 inline-flex min-h-11 items-center text-primary hover:underline"
        >
          {texts.backToList}
        </Anchor>
      )}
      {stage === 'intro' && (
        <SurveyIntro survey={survey} answers={view.answers} onBegin={() => createE2eShop('run')} />
      )}
      {stage === 'run' && (
        <h1 className="mb-3 text-md leading-snug font-medium text-ink-2 wrap-anywhere">
          {survey.title}
        </h1>
      )}
      {stage === 'run' && (
        <SurveyRun
          questions={survey.questions}
          answers={view.answers}
          onAnswer={(question, value) => {
            const { [question]: _answered, ...left } = problems
            setProblems(left)
            answering.give(question, value)
          }}
          problems={{ ...problems, ...view.problems }}
          photos={photos}
          sign={<KeepSign state={view.state} isHeld={isSent && view.hasUnsent} />}
          start={isSent ? reviewStep : findStart(survey.questions, view.answers)}
          ending={
            <SendForm
              points={answer?.rewarded === undefined ? survey.reward_points : 0}
              isSent={isSent}
              onSend={answering.submit}
              onProblems={setProblems}
              onSent={() => createE2eShop('thanks')}
            />
          }
        />
      )}
      {stage === 'thanks' && answer && (
        <SurveyThanks
          survey={survey}
          answer={answer}
          hasUnsent={view.hasUnsent}
          onEdit={() => createE2eShop('run')}
        />
      )}
    </div>
  )
}

function usePhotoKit(answering: Answering, onTheWay: readonly PhotoOnTheWay[]): PhotoKit {
  return useMemo(
    () => ({
      onTheWay,
      take: async (question, file) => answering.takePhoto(question, await readTaken(file)),
      drop: (question, id) => void answering.dropPhoto(question, id),
      retry: (id) => void answering.retryPhoto(id),
      read: readPhoto,
    }),
    [answering, onTheWay],
  )
}

/** Whether what was given is safe, in a word. */
function KeepSign({ state, isHeld }: { state: KeepState; isHeld: boolean }) {
  if (isHeld) return <span className="text-point">{texts.held}</span>
  if (state === 'idle') return null
  const { icon: Icon, className, label } = looks[state]
  return (
    <span className={`inline-flex items-center gap-1.5 font-medium ${className}`}>
      <Icon aria-hidden="true" className="size-4" />
      {label}
    </span>
  )
}
