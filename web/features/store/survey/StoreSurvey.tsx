import { useMemo, useState } from 'react'
import type { OpenSurvey } from '#domain/survey/api.ts'
import { KeepSign } from '#web/features/survey/KeepSign.tsx'
import type { Answering } from '#web/features/survey/answering.ts'
import type { PhotoOnTheWay } from '#web/features/survey/photo-keeper.ts'
import type { PhotoKit } from '#web/features/survey/PhotoInput.tsx'
import { SurveyIntro } from '#web/features/survey/SurveyIntro.tsx'
import { findStart, reviewStep, SurveyRun } from '#web/features/survey/SurveyRun.tsx'
import { surveyPageTexts as texts } from '#web/features/survey/texts.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { useStorePaths } from '../use-store.ts'
import { SendForm } from './SendForm.tsx'
import { SurveyThanks } from './SurveyThanks.tsx'
import { readPhoto, readTaken } from './survey-photos.ts'
import { useAnswering } from './use-answering.ts'

interface StoreSurveyProps {
  code: string
  survey: OpenSurvey
  isOneOfMany: boolean
}

/** One survey at a store: what it is, its questions, sending, thanks; changed again until its last day. */
export function StoreSurvey({ code, survey, isOneOfMany }: StoreSurveyProps) {
  const { answering, view } = useAnswering(code, survey)
  const photos = usePhotoKit(answering, view.photos)
  const { answer } = view
  const isSent = answer?.state === 'sent'
  const [stage, setStage] = useState<'intro' | 'run' | 'thanks'>(isSent ? 'thanks' : 'intro')
  const [problems, setProblems] = useState<Record<string, string>>({})
  const paths = useStorePaths()
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
        <SurveyIntro survey={survey} answers={view.answers} onBegin={() => setStage('run')} />
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
              onSent={() => setStage('thanks')}
            />
          }
        />
      )}
      {stage === 'thanks' && answer && (
        <SurveyThanks
          survey={survey}
          answer={answer}
          hasUnsent={view.hasUnsent}
          onEdit={() => setStage('run')}
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
