import ClipboardList from 'lucide-react/icons/clipboard-list'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { formatDate } from '#domain/kernel/dates.ts'
import { formatPoints } from '#domain/kernel/points.ts'
import { formatNumber } from '#domain/kernel/vnd.ts'
import { listSurveys, type SurveyRow } from '#domain/survey/backoffice/api.ts'
import { surveyList } from '#domain/survey/backoffice/lists.ts'
import { surveyStatusLabels } from '#domain/survey/backoffice/texts.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { usePageActions } from '../data/page-actions.ts'
import { useQuery } from '../data/use-query.ts'
import { askedOf } from '../kit/list-state.ts'
import { PagedScreen } from '../kit/PagedScreen.tsx'
import type { ScreenColumn } from '../kit/screen.ts'
import { useListState } from '../kit/use-list-state.ts'
import { useCan } from '../data/staff-session.ts'
import { AddSurveyDialog } from './AddSurveyDialog.tsx'
import { statusTones } from './status-tones.ts'
import { backofficeSurveyTexts as texts } from './texts.ts'

const screen = {
  words: texts,
  path: backofficePaths.surveys(),
  filters: {
    status: {
      param: 'trang-thai',
      label: texts.state,
      all: texts.allStates,
      options: surveyStatusLabels,
    },
  },
} as const

const pageSize = 30

/** Questions to pharmacies, with how many have answered. */
export function SurveysScreen() {
  const shown = useListState(surveyList, screen)
  const { state } = shown
  const asked = { ...askedOf(surveyList, state), page: state.page, limit: pageSize }
  const answer = useQuery(listSurveys, asked, { keepsPrevious: true })
  return (
    <PagedScreen
      listing={surveyList}
      screen={screen}
      shown={shown}
      answer={answer}
      columns={columns}
      card={cardOf}
      rowTo={({ id }) => backofficePaths.survey(id)}
      actions={useCan('surveys.edit') && <Add surveys={answer.data?.items ?? []} />}
      icon={<ClipboardList aria-hidden="true" />}
    />
  )
}

function Add({ surveys }: { surveys: readonly SurveyRow[] }) {
  const [isOpen, setOpen] = useState(false)
  usePageActions([{ label: texts.add, run: () => setOpen(true) }])
  return (
    <>
      <Button icon={<Plus aria-hidden="true" className="size-4.5" />} onClick={() => setOpen(true)}>
        {texts.add}
      </Button>
      {isOpen && <AddSurveyDialog surveys={surveys} onClose={() => setOpen(false)} />}
    </>
  )
}

const columns: readonly ScreenColumn<typeof surveyList>[] = [
  {
    key: 'title',
    head: texts.columns.title,
    sort: 'title',
    cell: ({ title }) => <b className="font-semibold">{title}</b>,
  },
  { key: 'state', head: texts.columns.state, className: 'whitespace-nowrap', cell: stateOf },
  { key: 'days', head: texts.columns.days, sort: 'closes', cell: daysOf },
  {
    key: 'questions',
    head: texts.columns.questions,
    align: 'right',
    cell: ({ questions }) => questions,
  },
  { key: 'reward', head: texts.columns.reward, align: 'right', cell: rewardOf },
  { key: 'sent', head: texts.columns.sent, align: 'right', cell: sentOf },
]

function stateOf({ status }: SurveyRow) {
  return <Badge tone={statusTones[status]}>{surveyStatusLabels[status]}</Badge>
}

function daysOf({ opens_on: from, closes_on: to }: SurveyRow) {
  return texts.days(formatDate(from), formatDate(to))
}

function rewardOf({ reward_points: points }: SurveyRow) {
  return points > 0 ? formatPoints(points) : texts.noReward
}

function sentOf({ sent, begun }: SurveyRow) {
  return texts.sentOf(formatNumber(sent), formatNumber(begun))
}

function cardOf(row: SurveyRow) {
  return (
    <span className="flex flex-col gap-1 text-sm">
      <span className="flex items-start justify-between gap-3">
        <b className="text-md font-semibold">{row.title}</b>
        <span className="shrink-0">{stateOf(row)}</span>
      </span>
      <span>{daysOf(row)}</span>
      <span className="text-ink-2">
        {texts.columns.sent}: {sentOf(row)}
      </span>
    </span>
  )
}
