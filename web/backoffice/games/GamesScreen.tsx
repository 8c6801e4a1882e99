import Gift from 'lucide-react/icons/gift'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { addDeskGame, listGames, type GameRow } from '#domain/game/backoffice/api.ts'
import { gameList } from '#domain/game/backoffice/lists.ts'
import { gameKindLabels, gamePhaseLabels } from '#domain/game/backoffice/texts.ts'
import { formatDate } from '#domain/kernel/dates.ts'
import { formatNumber } from '#domain/kernel/vnd.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { Form } from '#web/form/Form.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { usePageActions } from '../data/page-actions.ts'
import { useCan } from '../data/staff-session.ts'
import { useQuery } from '../data/use-query.ts'
import { askedOf } from '../kit/list-state.ts'
import { PagedScreen } from '../kit/PagedScreen.tsx'
import type { ScreenColumn } from '../kit/screen.ts'
import { useListState } from '../kit/use-list-state.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { phaseTones } from './phase-tones.ts'
import { gameScreenTexts as texts } from './texts.ts'

const screen = {
  words: texts,
  path: backofficePaths.games(),
  filters: {
    phase: {
      param: 'trang-thai',
      label: texts.phase,
      all: texts.allPhases,
      options: gamePhaseLabels,
    },
    kind: { param: 'loai', label: texts.kind, all: texts.allKinds, options: gameKindLabels },
  },
} as const

const pageSize = 30

/** Campaigns of games, with what has come of each. */
export function GamesScreen() {
  const shown = useListState(gameList, screen)
  const { state } = shown
  const asked = { ...askedOf(gameList, state), page: state.page, limit: pageSize }
  const answer = useQuery(listGames, asked, { keepsPrevious: true, live: ['games'] })
  return (
    <PagedScreen
      listing={gameList}
      screen={screen}
      shown={shown}
      answer={answer}
      columns={columns}
      card={cardOf}
      rowTo={({ id }) => backofficePaths.game(id)}
      actions={useCan('games.edit') && <Add games={answer.data?.items ?? []} />}
      icon={<Gift aria-hidden="true" />}
    />
  )
}

const schema = addDeskGame.input

/** Begins a draft from a template or another campaign. */
function Add({ games }: { games: readonly GameRow[] }) {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  usePageActions([{ label: texts.add, run: () => setOpen(true) }])
  return (
    <>
      <Button icon={<Plus aria-hidden="true" className="size-4.5" />} onClick={() => setOpen(true)}>
        {texts.add}
      </Button>
      {isOpen && (
        <ActionDialog
          title={texts.addTitle}
          says={texts.addSays}
          confirm={texts.addConfirm}
          schema={schema}
          initial={{ title: '', slug: '', template: 'wheel' }}
          onConfirm={async (begun) => {
            const { id } = await callBackoffice(addDeskGame, begun)
            void navigate(backofficePaths.game(id))
          }}
          onClose={() => setOpen(false)}
        >
          <Form.Text name="title" label={texts.name} />
          <Form.Text name="slug" label={texts.slug} hint={texts.slugHint} />
          <Form.Select name="template" label={texts.template} labels={gameKindLabels} />
          {games.length > 0 && (
            <Form.Select
              name="copy_of"
              label={texts.copyOf}
              labels={Object.fromEntries(games.map(({ id, title }) => [id, title]))}
              none={texts.noCopy}
            />
          )}
        </ActionDialog>
      )}
    </>
  )
}

const columns: readonly ScreenColumn<typeof gameList>[] = [
  {
    key: 'title',
    head: texts.columns.title,
    sort: 'title',
    cell: ({ title, kind }) => (
      <>
        <b className="font-semibold">{title}</b>
        <span className="block text-ink-3">{gameKindLabels[kind]}</span>
      </>
    ),
  },
  { key: 'phase', head: texts.columns.phase, className: 'whitespace-nowrap', cell: phaseOf },
  { key: 'opens_at', head: texts.columns.window, sort: 'opens', cell: windowOf },
  {
    key: 'entries',
    head: texts.columns.entries,
    align: 'right',
    cell: ({ entries }) => formatNumber(entries),
  },
  { key: 'wins', head: texts.columns.wins, align: 'right', cell: ({ wins }) => formatNumber(wins) },
  { key: 'spent', head: texts.columns.spent, sort: 'spent', align: 'right', cell: spentOf },
]

function phaseOf({ phase }: GameRow) {
  return <Badge tone={phaseTones[phase]}>{gamePhaseLabels[phase]}</Badge>
}

function windowOf({ opens_at: from, closes_at: to }: GameRow) {
  return texts.window(formatDate(from), formatDate(to))
}

function spentOf({ spent, budget }: GameRow) {
  return texts.spentOf(spent, budget)
}

function cardOf(row: GameRow) {
  return (
    <span className="flex flex-col gap-1 text-sm">
      <span className="flex items-start justify-between gap-3">
        <b className="text-md font-semibold">{row.title}</b>
        <span className="shrink-0">{phaseOf(row)}</span>
      </span>
      <span>{windowOf(row)}</span>
      <span className="text-ink-2">{spentOf(row)}</span>
    </span>
  )
}
