import ClipboardList from 'lucide-react/icons/clipboard-list'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { formatDate } from '#domain/kernel/dates.ts'
import { formatPoints } from '#domain/kernel/points.ts'
import { formatNumber } from '#domain/kernel/vnd.ts'
import { listSurveys, type SurveyRow } from '#domain/survey/desk/api.ts'
import { surveyStatusLabels } from '#domain/survey/desk/texts.ts'
import { deskPaths } from '#web/desk-paths.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import type { Column } from '#web/ui/Table.tsx'
import { callDesk } from '../data/call-desk.ts'
import { useResource } from '../data/use-resource.ts'
import { FilterBar } from '../parts/FilterBar.tsx'
import { readPositive, readWords, sayPage, useNarrow } from '../parts/list-address.ts'
import { PagedList } from '../parts/PagedList.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { Rows } from '../parts/Rows.tsx'
import { SearchFilter } from '../parts/SearchFilter.tsx'
import { SelectFilter } from '../parts/SelectFilter.tsx'
import { useMay } from '../session/staff-session.ts'
import { AddSurveyDialog } from './AddSurveyDialog.tsx'
import { statusTones } from './status-tones.ts'
import { deskSurveyTexts as texts } from './texts.ts'

type Status = SurveyRow['status']

interface Filter {
  q: string
  status?: Status
  page: number
}

const statuses = ['draft', 'published', 'closed'] as const

function readFilter(query: URLSearchParams): Filter {
  return {
    q: readWords(query),
    status: statuses.find((each) => each === query.get('trang-thai')),
    page: readPositive(query, 'trang') ?? 1,
  }
}

function pathOf({ q, status, page }: Filter): string {
  return deskPaths.surveys({ q, 'trang-thai': status, trang: sayPage(page) })
}

/** Questions to pharmacies, with how many have answered. */
export function SurveysScreen() {
  const [query] = useSearchParams()
  const filter = readFilter(query)
  const { q, status, page } = filter
  const answer = useResource(pathOf(filter), (signal) =>
    callDesk(
      listSurveys,
      { ...(q && { q }), ...(status && { status }), page, limit: 30 },
      { signal },
    ),
  )
  return (
    <>
      <PageHead
        title={texts.title}
        text={texts.text}
        actions={useMay('surveys.edit') && <Add surveys={answer.data?.items ?? []} />}
      />
      <Filters filter={filter} />
      <PagedList
        answer={answer}
        page={filter.page}
        hrefFor={(other) => pathOf({ ...filter, page: other })}
        isNarrowed={q !== '' || status !== undefined}
        icon={<ClipboardList aria-hidden="true" />}
        words={texts}
      >
        {(rows) => (
          <Rows
            caption={texts.table}
            rows={rows}
            columns={columns}
            keyOf={({ id }) => id}
            rowTo={({ id }) => deskPaths.survey(id)}
            card={cardOf}
          />
        )}
      </PagedList>
    </>
  )
}

function Add({ surveys }: { surveys: readonly SurveyRow[] }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<Plus aria-hidden="true" className="size-4.5" />} onClick={() => setOpen(true)}>
        {texts.add}
      </Button>
      {isOpen && <AddSurveyDialog surveys={surveys} onClose={() => setOpen(false)} />}
    </>
  )
}

function Filters({ filter }: { filter: Filter }) {
  const change = useNarrow(filter, pathOf)
  return (
    <FilterBar
      count={filter.status ? 1 : 0}
      clear={pathOf({ q: '', page: 1 })}
      search={
        <SearchFilter label={texts.search} value={filter.q} onChange={(q) => change({ q })} />
      }
    >
      <SelectFilter
        label={texts.state}
        all={texts.allStates}
        value={filter.status ?? ''}
        options={statuses.map((value) => ({ value, label: surveyStatusLabels[value] }))}
        onChange={(value) => change({ status: statuses.find((each) => each === value) })}
      />
    </FilterBar>
  )
}

const columns: Column<SurveyRow>[] = [
  {
    key: 'title',
    head: texts.columns.title,
    cell: ({ title }) => <b className="font-semibold">{title}</b>,
  },
  { key: 'state', head: texts.columns.state, className: 'whitespace-nowrap', cell: stateOf },
  { key: 'days', head: texts.columns.days, cell: daysOf },
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
