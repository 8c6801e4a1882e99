import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { isGiven, listAsked } from '#domain/survey/asked-questions.ts'
import { findAnswerProblem } from '#domain/survey/check-answer.ts'
import type { Answers, AnswerValue, Question } from '#domain/survey/questions.ts'
import { Button } from '#web/ui/Button.tsx'
import type { PhotoKit } from './PhotoInput.tsx'
import { QuestionField } from './QuestionField.tsx'
import { ReviewList } from './ReviewList.tsx'
import { surveyPageTexts as texts } from './texts.ts'

/** A question's id, or the page after all of them. */
export type SurveyStep = string

export const reviewStep: SurveyStep = ''

export interface SurveyRunProps {
  questions: readonly Question[]
  answers: Answers
  onAnswer: (question: string, value: AnswerValue | null) => void
  /** What the server found wrong, by question. */
  problems: Readonly<Record<string, string>>
  photos: PhotoKit
  /** Whether what was given is kept. */
  sign: ReactNode
  /** Below the answers when all of them are there: sending. */
  ending: ReactNode
  /** Where somebody goes on. */
  start?: SurveyStep
}

/** A survey, one question after the other, and all answers at the end. */
export function SurveyRun(props: SurveyRunProps) {
  const { questions, answers, onAnswer, problems, photos, sign, ending } = props
  const [at, setAt] = useState(props.start ?? findStart(questions, answers))
  const [isReviewing, setReviewing] = useState(at === reviewStep)
  const [tried, setTried] = useState<ReadonlySet<string>>(new Set())
  const headingId = useId()
  useFocusOn(headingId, at)
  const asked = listAsked(questions, answers)
  const place = asked.findIndex(({ id }) => id === at)
  const question = asked[place]
  if (!question) {
    return (
      <>
        <Progress at={asked.length} all={asked.length} sign={sign} />
        <ReviewList
          headingId={headingId}
          asked={asked}
          answers={answers}
          problems={problems}
          onPick={setAt}
        />
        {ending}
      </>
    )
  }
  const value = answers[question.id]
  const found = tried.has(question.id) ? findAnswerProblem(question, value) : null
  const next = () => {
    if (findAnswerProblem(question, value)) return setTried(new Set([...tried, question.id]))
    const following = isReviewing ? findOpen(asked, answers) : asked[place + 1]
    setReviewing(isReviewing || following === undefined)
    setAt(following?.id ?? reviewStep)
  }
  return (
    <>
      <Progress at={place + 1} all={asked.length} sign={sign} />
      <div className="min-h-80">
        <QuestionField
          key={question.id}
          question={question}
          value={value}
          onChange={(given) => onAnswer(question.id, given)}
          headingId={headingId}
          error={problems[question.id] ?? found ?? ''}
          photos={photos}
        />
      </div>
      <Steps
        isFirst={place === 0}
        onBack={() => setAt(asked[place - 1]!.id)}
        nextLabel={nextLabel(question, value, isReviewing || place === asked.length - 1)}
        onNext={next}
      />
    </>
  )
}

/** The first question that is not answered right; the review where all are. */
export function findStart(questions: readonly Question[], answers: Answers): SurveyStep {
  const asked = listAsked(questions, answers)
  const open = findOpen(asked, answers) ?? asked.find(({ id }) => answers[id] === undefined)
  return open?.id ?? reviewStep
}

/** What keeps the answers from being sent; whoever changes one answer goes on there, or back to all. */
function findOpen(asked: readonly Question[], answers: Answers): Question | undefined {
  return asked.find((question) => findAnswerProblem(question, answers[question.id]) !== null)
}

function nextLabel(question: Question, value: AnswerValue | undefined, isLast: boolean): string {
  if (!question.required && (value === undefined || !isGiven(value))) return texts.skip
  return isLast ? texts.toReview : texts.next
}

/** A new question is read out, and begins at the top of the screen. */
function useFocusOn(headingId: string, at: SurveyStep): void {
  const shown = useRef(at)
  useEffect(() => {
    if (shown.current === at) return
    shown.current = at
    document.getElementById(headingId)?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [headingId, at])
}

function Progress({ at, all, sign }: { at: number; all: number; sign: ReactNode }) {
  return (
    <div className="mb-5">
      <p className="mb-2 flex min-h-6 items-center justify-between gap-3 text-sm text-ink-2">
        <span className="tabular font-semibold">{texts.step(at, all)}</span>
        <span role="status">{sign}</span>
      </p>
      <progress
        aria-label={texts.stepLabel}
        value={at}
        max={all}
        className="block h-1.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-line [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-primary"
      />
    </div>
  )
}

function Steps({
  isFirst,
  onBack,
  nextLabel: label,
  onNext,
}: {
  isFirst: boolean
  onBack: () => void
  nextLabel: string
  onNext: () => void
}) {
  return (
    <div className="mt-6 grid grid-cols-[auto_1fr] gap-3 bg-ground py-3 max-desk:sticky max-desk:bottom-15 max-desk:z-10">
      <Button
        variant="quiet"
        size="counter"
        aria-label={texts.back}
        disabled={isFirst}
        icon={<ArrowLeft aria-hidden="true" className="size-6" />}
        onClick={onBack}
      />
      <Button size="counter" wide onClick={onNext}>
        {label}
        <ArrowRight aria-hidden="true" className="size-5" />
      </Button>
    </div>
  )
}
