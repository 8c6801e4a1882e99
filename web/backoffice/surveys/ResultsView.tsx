import ChartColumn from 'lucide-react/icons/chart-column'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import type { Output } from '#domain/contract.ts'
import { formatNumber } from '#domain/kernel/vnd.ts'
import { getSurveyResults } from '#domain/survey/backoffice/api.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Answered } from '../parts/Answered.tsx'
import { useQuery } from '../data/use-query.ts'
import { QuestionResultPanel } from './QuestionResultPanel.tsx'
import { backofficeSurveyTexts as texts } from './texts.ts'

type Results = Output<typeof getSurveyResults>

/** What was answered so far, a question each. */
export function ResultsView({ id }: { id: number }) {
  const answer = useQuery(getSurveyResults, { id })
  return (
    <Answered answer={answer}>
      {(data) => <Found data={data} onRefresh={answer.refresh} />}
    </Answered>
  )
}

interface FoundProps {
  data: Results
  onRefresh: () => Promise<void>
}

function Found({ data, onRefresh }: FoundProps) {
  if (data.sent === 0) {
    return (
      <EmptyState
        icon={<ChartColumn aria-hidden="true" />}
        title={texts.noAnswers}
        text={texts.noAnswersText}
      />
    )
  }
  return (
    <div className="flex flex-col gap-4">
      <Totals data={data} onRefresh={onRefresh} />
      {data.results.map((result, at) => (
        <QuestionResultPanel key={result.question.id} result={result} place={at + 1} />
      ))}
    </div>
  )
}

function Totals({ data, onRefresh }: FoundProps) {
  const totals = [
    [texts.begun, data.begun],
    [texts.sent, data.sent],
    [texts.rewarded, data.rewarded],
  ] as const
  return (
    <div className="flex flex-wrap items-center gap-x-10 gap-y-3 rounded-md border border-line bg-white px-4 py-3">
      <dl className="flex grow flex-wrap gap-x-10 gap-y-3 phone:grid phone:grid-cols-3 phone:gap-x-3">
        {totals.map(([label, count]) => (
          <div key={label}>
            <dt className="text-sm text-ink-2">{label}</dt>
            <dd className="tabular text-2xl font-bold">{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
      <Button
        variant="plain"
        className="-mx-4"
        icon={<RefreshCw aria-hidden="true" className="size-4.5" />}
        onClick={() => void onRefresh()}
      >
        {texts.updated}
      </Button>
    </div>
  )
}
