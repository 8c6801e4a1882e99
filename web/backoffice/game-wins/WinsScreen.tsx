import Gift from 'lucide-react/icons/gift'
import { workedWinStates } from '#domain/game/backoffice/claims.ts'
import { listDeskWins, listWinGames, type DeskWinRow } from '#domain/game/backoffice/winners-api.ts'
import { deskWinList } from '#domain/game/backoffice/winners-list.ts'
import { formatDate } from '#domain/kernel/dates.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { useCan } from '../data/staff-session.ts'
import { useQuery } from '../data/use-query.ts'
import { askedOf } from '../kit/list-state.ts'
import { PagedScreen } from '../kit/PagedScreen.tsx'
import type { FilterOption, ScreenColumn } from '../kit/screen.ts'
import { useListState } from '../kit/use-list-state.ts'
import { StateChips } from '../parts/StateChips.tsx'
import { When } from '../parts/When.tsx'
import { WinBadge } from './WinBadge.tsx'
import { gameWinTexts as texts } from './texts.ts'

const screen = {
  words: texts,
  path: backofficePaths.gameWins(),
  filters: {
    state: {
      param: 'trang-thai',
      label: texts.state,
      all: texts.allStates,
      options: texts.states,
      isTab: true,
    },
    due: { param: 'han', label: texts.due, all: texts.allDues, options: texts.dues },
    game: { param: 'chuong-trinh', label: texts.game, all: texts.allGames, options: useGames },
  },
} as const

const pageSize = 30

/** Prizes that staff have something to do with: held ones first, then whose time ends first. */
export function WinsScreen() {
  const shown = useListState(deskWinList, screen)
  const { state, pathFor } = shown
  const canOpen = useCan('games.claims')
  const asked = { ...askedOf(deskWinList, state), page: state.page, limit: pageSize }
  const answer = useQuery(listDeskWins, asked, { keepsPrevious: true, live: ['game-wins'] })
  const counts = answer.data?.counts
  const current = state.filters['state'] ?? ''
  const chips = [
    { key: '', label: texts.allStates, count: undefined },
    ...workedWinStates.map((key) => ({ key, label: texts.states[key], count: counts?.[key] })),
  ]
  return (
    <PagedScreen
      listing={deskWinList}
      screen={screen}
      shown={shown}
      answer={answer}
      columns={columns}
      card={cardOf}
      // The record names its winner: it opens for whoever hands prizes over.
      rowTo={canOpen ? ({ id }) => backofficePaths.gameWin(id) : undefined}
      icon={<Gift aria-hidden="true" />}
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

function useGames(): readonly FilterOption[] {
  const { data } = useQuery(listWinGames, {})
  return (data ?? []).map(({ id, title }) => ({ value: String(id), label: title }))
}

const columns: readonly ScreenColumn<typeof deskWinList>[] = [
  {
    key: 'prize',
    head: texts.columns.prize,
    cell: ({ prize, value, game, number }) => (
      <>
        <b className="font-semibold">{prize}</b>
        <span className="block text-ink-3">{formatVnd(value)}</span>
        <span className="block text-ink-3">
          {game} · {texts.numberOf(number)}
        </span>
      </>
    ),
  },
  {
    key: 'winner',
    head: texts.columns.winner,
    cell: ({ winner, phone }) => (
      <>
        {winner || <span className="text-ink-3">{texts.noName}</span>}
        <span className="block text-ink-3">{phone}</span>
      </>
    ),
  },
  { key: 'state', head: texts.columns.state, cell: (row) => <WinBadge win={row} /> },
  {
    key: 'due',
    head: texts.columns.due,
    className: 'whitespace-nowrap',
    cell: ({ due_on: due }) => due && formatDate(due),
  },
  {
    key: 'at',
    head: texts.columns.at,
    className: 'whitespace-nowrap',
    cell: ({ won_at: at }) => <When at={at} className="text-ink-3" />,
  },
]

function cardOf(row: DeskWinRow) {
  return (
    <span className="flex flex-col gap-1.5 text-sm">
      <WinBadge win={row} />
      <b className="text-md font-semibold">{row.prize}</b>
      <span className="text-ink-2">
        {row.winner || texts.noName} {row.phone}
      </span>
      <span className="flex flex-wrap justify-between gap-x-3 text-ink-3">
        <span>
          {row.game} · {texts.numberOf(row.number)}
        </span>
        {row.due_on ? formatDate(row.due_on) : <When at={row.won_at} />}
      </span>
    </span>
  )
}
