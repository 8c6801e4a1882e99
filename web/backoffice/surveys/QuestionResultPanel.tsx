import { formatNumber } from '#domain/kernel/vnd.ts'
import type { QuestionResult } from '#domain/survey/backoffice/api.ts'
import type { Question } from '#domain/survey/questions.ts'
import { Panel } from '../parts/Panel.tsx'
import { backofficeSurveyTexts as texts } from './texts.ts'

/** What was answered to one question: bars, figures, words, pictures. */
export function QuestionResultPanel({ result, place }: { result: QuestionResult; place: number }) {
  const { question, asked, answered, counts } = result
  return (
    <Panel title={`${place}. ${question.text}`}>
      <p className="mb-3 text-sm text-ink-2">
        {asked === 0 ? texts.notAsked : texts.asked(formatNumber(answered), formatNumber(asked))}
      </p>
      {counts && answered > 0 && (
        <Bars counts={withEndWords(counts, question)} answered={answered} />
      )}
      <Figures result={result} />
      <Words result={result} />
      <Photos result={result} />
    </Panel>
  )
}

/** The ends of a scale as the pharmacies read them: a digit alone does not say which end is good. */
function withEndWords(counts: Counts, { kind, min_label: low, max_label: high }: Question): Counts {
  if (kind !== 'scale') return counts
  const words = new Map([
    [counts[0]?.id, low],
    [counts.at(-1)?.id, high],
  ])
  return counts.map((step) => {
    const said = words.get(step.id)
    return said ? { ...step, label: `${step.label} · ${said}` } : step
  })
}

type Counts = NonNullable<QuestionResult['counts']>

/** Each option with how many chose it. The figure stands beside its bar: the bar alone says nothing new. */
function Bars({ counts, answered }: { counts: Counts; answered: number }) {
  return (
    <ul className="flex flex-col gap-2">
      {counts.map(({ id, label, count }) => {
        const share = Math.round((100 * count) / answered)
        return (
          <li
            key={id}
            className="grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-1 md:grid-cols-[minmax(0,16rem)_1fr_6rem]"
          >
            <span className="wrap-anywhere">{label}</span>
            <svg
              aria-hidden="true"
              className="h-4 w-full rounded-sm bg-ground text-primary max-md:order-3 max-md:col-span-2"
              preserveAspectRatio="none"
              viewBox="0 0 100 10"
            >
              <rect width={share} height="10" fill="currentColor" />
            </svg>
            <span className="tabular text-right text-sm font-semibold">
              {formatNumber(count)} · {texts.percent(formatNumber(share))}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function Figures({ result: { average, median, min, max } }: { result: QuestionResult }) {
  if (average === undefined) return null
  const figures = [
    [texts.average, average],
    [texts.median, median],
    [texts.smallest, min],
    [texts.largest, max],
  ] as const
  return (
    <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2 phone:grid phone:grid-cols-4 phone:gap-x-2">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt className="text-sm text-ink-2">{label}</dt>
          <dd className="tabular text-lg font-semibold">
            {value?.toLocaleString('vi-VN', { maximumFractionDigits: 2 })}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Words({ result: { texts: said } }: { result: QuestionResult }) {
  if (!said || said.length === 0) return null
  return (
    <div className="mt-3">
      <h3 className="text-sm font-semibold">{texts.said}</h3>
      <ul className="mt-1 max-h-80 divide-y divide-line overflow-y-auto">
        {said.map(({ store_code: pharmacy, text }, at) => (
          <li key={at} className="py-2">
            <span className="block wrap-anywhere whitespace-pre-line">{text}</span>
            <span className="text-sm text-ink-3">{pharmacy}</span>
          </li>
        ))}
      </ul>
      {said.length === 50 && <p className="mt-2 text-sm text-ink-3">{texts.newest}</p>}
    </div>
  )
}

function Photos({ result: { photos } }: { result: QuestionResult }) {
  if (!photos || photos.length === 0) return null
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-4">
      {photos.map(({ store_code: pharmacy, id }) => (
        <li key={id}>
          <a
            href={`/api/admin/survey-photos/${id}`}
            target="_blank"
            rel="noreferrer"
            className="block"
          >
            <img
              src={`/api/admin/survey-photos/${id}`}
              alt={texts.photoFrom(pharmacy)}
              loading="lazy"
              className="aspect-4/3 w-full rounded-md border border-line object-cover"
            />
          </a>
          <span className="text-sm text-ink-2">{pharmacy}</span>
        </li>
      ))}
    </ul>
  )
}
