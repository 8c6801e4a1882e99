import type { DeadLetter, LetterState } from '#domain/job/backoffice/api.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import type { Column } from '#web/ui/Table.tsx'
import { Rows } from '../parts/Rows.tsx'
import { When } from '../parts/When.tsx'
import { useCan } from '../data/staff-session.ts'
import type { ChosenLetter } from './LetterDialog.tsx'
import { errorWords, kindWords, canBeReplayed } from './letter-words.ts'
import { jobTexts as texts } from './texts.ts'

interface Choosing {
  onChoose: (chosen: ChosenLetter) => void
}

export interface LetterRowsProps extends Choosing {
  rows: readonly DeadLetter[]
  state: LetterState
}

export function LetterRows({ rows, state, onChoose }: LetterRowsProps) {
  return (
    <Rows
      caption={texts.table}
      rows={rows}
      columns={columnsFor(state, onChoose)}
      keyOf={({ id }) => id}
      card={cardFor(onChoose)}
    />
  )
}

function cardFor(onChoose: Choosing['onChoose']) {
  return (row: DeadLetter) => <CardFace row={row} onChoose={onChoose} />
}

function columnsFor(state: LetterState, onChoose: Choosing['onChoose']): Column<DeadLetter>[] {
  return [
    {
      key: 'at',
      head: texts.columns.at,
      className: 'whitespace-nowrap',
      cell: ({ given_up_at: at }) => <When at={at} className="text-ink-3" />,
    },
    { key: 'what', head: texts.columns.what, cell: (row) => <What row={row} /> },
    { key: 'error', head: texts.columns.error, cell: ({ error }) => errorWords(error) },
    { key: 'tries', head: texts.columns.tries, cell: (row) => <Tries row={row} /> },
    state === 'open'
      ? {
          key: 'action',
          head: texts.columns.action,
          cell: (row) => <Actions row={row} onChoose={onChoose} />,
        }
      : {
          key: 'closed',
          head: texts.columns.closed,
          cell: (row) => (
            <>
              <Closed row={row} />
              <Actions row={row} onChoose={onChoose} />
            </>
          ),
        },
  ]
}

function What({ row: { kind, order_code: code, is_past: isPast, state } }: { row: DeadLetter }) {
  return (
    <>
      <b className="font-semibold wrap-anywhere">{kindWords(kind)}</b>
      {code && (
        <span className="block">
          <Anchor to={backofficePaths.order(code)} className="text-primary hover:underline">
            {code}
          </Anchor>
        </span>
      )}
      {isPast && state === 'open' && (
        <span className="mt-1 block">
          <Badge tone="point">{texts.isPast}</Badge>
        </span>
      )}
    </>
  )
}

function Tries({ row: { tries, times } }: { row: DeadLetter }) {
  return (
    <>
      <span className="whitespace-nowrap">{texts.tries(tries)}</span>
      {times > 1 && <span className="block text-ink-3">{texts.times(times)}</span>}
    </>
  )
}

function Closed({ row: { closed_by: by, reason } }: { row: DeadLetter }) {
  return (
    <>
      <span className="block">{by}</span>
      <span className="block text-ink-3 wrap-anywhere">{reason}</span>
    </>
  )
}

function Actions({ row, onChoose }: Choosing & { row: DeadLetter }) {
  const canAct = useCan('jobs.replay') && row.state === 'open'
  const way = canBeReplayed(row) ? 'replay' : 'dismiss'
  return (
    <div className="flex flex-wrap gap-x-2 gap-y-1">
      {canAct && (
        <Button
          variant="secondary"
          onClick={() => onChoose({ letter: row, way })}
          className="text-sm"
        >
          {texts[way]}
        </Button>
      )}
      <Button
        variant={canAct ? 'plain' : 'secondary'}
        aria-label={texts.openOf(kindWords(row.kind))}
        onClick={() => onChoose({ letter: row, way: 'look' })}
        className="text-sm"
      >
        {texts.open}
      </Button>
    </div>
  )
}

function CardFace({ row, onChoose }: Choosing & { row: DeadLetter }) {
  return (
    <span className="flex flex-col gap-2 text-sm">
      <span className="flex items-start justify-between gap-3">
        <span className="min-w-0">
          <What row={row} />
        </span>
        <When at={row.given_up_at} className="shrink-0 text-ink-3" />
      </span>
      <span>
        {errorWords(row.error)} · <Tries row={row} />
      </span>
      {row.state !== 'open' && (
        <span>
          <Closed row={row} />
        </span>
      )}
      <Actions row={row} onChoose={onChoose} />
    </span>
  )
}
