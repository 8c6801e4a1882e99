import MessageCircleQuestion from 'lucide-react/icons/message-circle-question'
import { listExpertCategories } from '#domain/publishing/experts/api.ts'
import { listQuestions, type QuestionRow } from '#domain/question/backoffice/api.ts'
import { questionList } from '#domain/question/backoffice/lists.ts'
import { questionStates } from '#domain/question/states.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { useQuery } from '../data/use-query.ts'
import { askedOf } from '../kit/list-state.ts'
import { PagedScreen } from '../kit/PagedScreen.tsx'
import type { FilterOption, ScreenColumn } from '../kit/screen.ts'
import { useListState } from '../kit/use-list-state.ts'
import { StateChips } from '../parts/StateChips.tsx'
import { When } from '../parts/When.tsx'
import { QuestionBadges } from './QuestionBadges.tsx'
import { questionScreenTexts as texts } from './texts.ts'

const screen = {
  words: texts,
  path: backofficePaths.questions(),
  filters: {
    state: {
      param: 'trang-thai',
      label: texts.state,
      all: texts.allStates,
      options: texts.states,
      isTab: true,
    },
    whose: {
      param: 'cua',
      label: texts.whose,
      all: texts.allWhose,
      options: texts.whoseOptions,
    },
    category: {
      param: 'nhom',
      label: texts.category,
      all: texts.allCategories,
      options: useCategories,
    },
    urgent: {
      param: 'muc-do',
      label: texts.urgent,
      all: texts.allUrgent,
      options: texts.urgentOptions,
    },
  },
} as const

const pageSize = 30

/** What shoppers ask: urgent ones first, then who has waited longest. */
export function QuestionsScreen() {
  const shown = useListState(questionList, screen)
  const { state, pathFor } = shown
  const asked = { ...askedOf(questionList, state), page: state.page, limit: pageSize }
  const answer = useQuery(listQuestions, asked, { keepsPrevious: true, live: ['questions'] })
  const counts = answer.data?.counts
  const current = state.filters['state'] ?? ''
  const chips = [
    { key: '', label: texts.allStates, count: undefined },
    ...questionStates.map((key) => ({ key, label: texts.states[key], count: counts?.[key] })),
  ]
  return (
    <PagedScreen
      listing={questionList}
      screen={screen}
      shown={shown}
      answer={answer}
      columns={columns}
      card={cardOf}
      rowTo={({ id }) => backofficePaths.question(id)}
      icon={<MessageCircleQuestion aria-hidden="true" />}
      tabs={
        <StateChips
          label={texts.state}
          chips={chips.map((chip) => ({
            ...chip,
            isCurrent: chip.key === current,
            to: pathFor({ filters: { ...state.filters, state: chip.key || undefined } }),
          }))}
        />
      }
    />
  )
}

function useCategories(): readonly FilterOption[] {
  const { data } = useQuery(listExpertCategories, {})
  return (data ?? []).map(({ id, name: label }) => ({ value: String(id), label }))
}

const columns: readonly ScreenColumn<typeof questionList>[] = [
  {
    key: 'words',
    head: texts.columns.words,
    cell: ({ words, asked_by: who }) => (
      <span className="block max-w-[60ch]">
        <span className="line-clamp-2">{words}</span>
        <span className="text-ink-3">{who}</span>
      </span>
    ),
  },
  { key: 'category', head: texts.columns.category, cell: ({ category }) => category.name },
  {
    key: 'person',
    head: texts.columns.person,
    cell: ({ assigned_to: person }) =>
      person ? person.name : <span className="text-ink-3">{texts.nobody}</span>,
  },
  { key: 'state', head: texts.columns.state, cell: (row) => <QuestionBadges question={row} /> },
  {
    key: 'at',
    head: texts.columns.at,
    className: 'whitespace-nowrap',
    cell: ({ created_at: at }) => <When at={at} className="text-ink-3" />,
  },
]

function cardOf(row: QuestionRow) {
  return (
    <span className="flex flex-col gap-1.5 text-sm">
      <QuestionBadges question={row} />
      <span className="line-clamp-3 text-md">{row.words}</span>
      <span className="flex flex-wrap justify-between gap-x-3 text-ink-3">
        <span>
          {row.category.name} · {row.assigned_to?.name ?? texts.nobody}
        </span>
        <When at={row.created_at} />
      </span>
    </span>
  )
}
