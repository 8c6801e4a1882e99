import ChevronRight from 'lucide-react/icons/chevron-right'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { answerWords } from '#domain/survey/answer-words.ts'
import type { Answers, Question } from '#domain/survey/questions.ts'
import { surveyPageTexts as texts } from './texts.ts'

/** All that was answered; each question leads back to itself. */
export function ReviewList({
  headingId,
  asked,
  answers,
  problems,
  onPick,
}: {
  headingId: string
  asked: readonly Question[]
  answers: Answers
  problems: Readonly<Record<string, string>>
  onPick: (question: string) => void
}) {
  return (
    <>
      <h2 id={headingId} tabIndex={-1} className="text-xl font-bold outline-none">
        {texts.reviewTitle}
      </h2>
      <p className="mt-1 text-ink-2">{texts.reviewText}</p>
      <ol className="mt-4 divide-y divide-line overflow-hidden rounded-md border border-line bg-white">
        {asked.map((question, place) => {
          const words = answerWords(question, answers[question.id])
          const problem = problems[question.id]
          return (
            <li key={question.id}>
              <button
                type="button"
                onClick={() => onPick(question.id)}
                className="flex min-h-15 w-full items-center gap-3 px-4 py-3 text-left hover:bg-primary-tint focus-visible:-outline-offset-3"
              >
                <span className="min-w-0 grow">
                  <span className="block text-sm text-ink-2 wrap-anywhere">
                    {place + 1}. {question.text}
                  </span>
                  <span className="mt-0.5 line-clamp-3 block font-semibold wrap-anywhere">
                    {words || <span className="font-normal text-ink-3">{texts.notAnswered}</span>}
                  </span>
                  {problem && (
                    <span className="mt-1 flex items-start gap-1.5 text-sm text-sale">
                      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
                      {problem}
                    </span>
                  )}
                </span>
                <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
              </button>
            </li>
          )
        })}
      </ol>
    </>
  )
}
