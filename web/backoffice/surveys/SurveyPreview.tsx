import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useState } from 'react'
import type { Answers } from '#domain/survey/questions.ts'
import { SurveyIntro } from '#web/features/survey/SurveyIntro.tsx'
import { SurveyRun } from '#web/features/survey/SurveyRun.tsx'
import { Button } from '#web/ui/Button.tsx'
import type { SurveyDraft } from './survey-draft.ts'
import { backofficeSurveyTexts as texts } from './texts.ts'

/** The survey as a counter phone shows it, by the pharmacy's own screen; nothing of it is kept. */
export function SurveyPreview({ draft }: { draft: SurveyDraft }) {
  const [round, setRound] = useState(0)
  return (
    <section aria-label={texts.previewTitle} className="w-full max-w-[390px] xl:sticky xl:top-20">
      <div className="mb-2 flex min-h-11 items-center justify-between gap-3">
        <h2 className="text-base">{texts.previewTitle}</h2>
        <Button
          variant="plain"
          icon={<RotateCcw aria-hidden="true" className="size-4.5" />}
          onClick={() => setRound(round + 1)}
        >
          {texts.previewAgain}
        </Button>
      </div>
      <div className="h-[min(720px,80dvh)] overflow-y-auto rounded-sheet border-4 border-ink bg-ground p-4">
        {draft.questions.length === 0 ? (
          <p className="text-ink-2">{texts.previewEmpty}</p>
        ) : (
          <Preview key={round} draft={draft} />
        )}
      </div>
    </section>
  )
}

function Preview({ draft }: { draft: SurveyDraft }) {
  const [answers, setAnswers] = useState<Answers>({})
  const [hasBegun, setBegun] = useState(false)
  const [isSent, setSent] = useState(false)
  const survey = {
    ...draft,
    closes_on: draft.closesOn,
    reward_points: Number(draft.reward.replaceAll('.', '')) || 0,
  }
  if (!hasBegun) {
    return (
      <SurveyIntro level={3} survey={survey} answers={answers} onBegin={() => setBegun(true)} />
    )
  }
  return (
    <SurveyRun
      questions={draft.questions}
      answers={answers}
      onAnswer={(question, value) => {
        const { [question]: _before, ...others } = answers
        setAnswers(value === null ? others : { ...others, [question]: value })
      }}
      problems={{}}
      photos={null}
      sign={null}
      ending={
        <div className="mt-6">
          <Button size="counter" wide onClick={() => setSent(true)}>
            {texts.previewSend}
          </Button>
          <p role="status" className="mt-3 text-center text-ink-2">
            {isSent && (draft.thanks || texts.previewSent)}
          </p>
        </div>
      }
    />
  )
}
