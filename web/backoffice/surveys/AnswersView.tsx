import Pharmacy from 'lucide-react/icons/store'
import { useSearchParams } from 'react-router'
import type { Output } from '#domain/contract.ts'
import { answerWords } from '#domain/survey/answer-words.ts'
import { listPharmacyAnswers, type BackofficeSurvey } from '#domain/survey/backoffice/api.ts'
import { surveyStateLabels } from '#domain/survey/backoffice/texts.ts'
import type { Question } from '#domain/survey/questions.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { useQuery } from '../data/use-query.ts'
import { readPositive, pageParam } from '../parts/list-address.ts'
import { PagedList } from '../parts/PagedList.tsx'
import { When } from '../parts/When.tsx'
import { backofficeSurveyTexts as texts } from './texts.ts'

type Answers = Output<typeof listPharmacyAnswers>

/** The answers of each pharmacy, folded away under its name. */
export function AnswersView({ survey: { id, questions } }: { survey: BackofficeSurvey }) {
  const [query] = useSearchParams()
  const page = readPositive(query, 'trang') ?? 1
  const answer = useQuery(listPharmacyAnswers, { id, page, limit: 30 })
  return (
    <PagedList
      answer={answer}
      page={page}
      hrefFor={(other) =>
        backofficePaths.survey(id, { phan: 'nha-thuoc', trang: pageParam(other) })
      }
      icon={<Pharmacy aria-hidden="true" />}
      words={texts.begunNone}
    >
      {(items) => (
        <ul aria-label={texts.answersTable} className="flex flex-col gap-2.5">
          {items.map((item) => (
            <li key={item.id}>
              <PharmacyAnswer item={item} questions={questions} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  )
}

function PharmacyAnswer({
  item,
  questions,
}: {
  item: Answers['items'][number]
  questions: readonly Question[]
}) {
  const { store_code: code, store_name: name, state, updated_at: at, answers } = item
  return (
    <details className="rounded-md border border-line bg-white">
      <summary className="flex min-h-13 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
        <span className="min-w-0 grow phone:basis-full">
          <b className="font-semibold">{name}</b> <span className="text-ink-2">{code}</span>
        </span>
        <When at={at} className="text-sm text-ink-3" />
        <Badge tone={state === 'sent' ? 'ok' : 'info'}>{surveyStateLabels[state]}</Badge>
      </summary>
      <dl className="divide-y divide-line border-t border-line px-4">
        {questions.map((question, place) => (
          <div key={question.id} className="grid gap-x-4 py-2.5 md:grid-cols-2">
            <dt className="text-ink-2">
              {place + 1}. {question.text}
            </dt>
            <dd className="wrap-anywhere whitespace-pre-line">
              {answerWords(question, answers[question.id]) || texts.nothingSaid}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
