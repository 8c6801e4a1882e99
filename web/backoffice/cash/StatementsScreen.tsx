import ReceiptText from 'lucide-react/icons/receipt-text'
import { listStatements, type ListedStatement } from '#domain/order/cash/backoffice/statements.ts'
import { statementList } from '#domain/order/cash/lists.ts'
import { cashCarrierLabel, statementStateLabels } from '#domain/order/cash/texts.ts'
import { formatDate } from '#domain/kernel/dates.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { useCursorList } from '../data/use-query.ts'
import { CursorScreen } from '../kit/CursorScreen.tsx'
import { askedOf } from '../kit/list-state.ts'
import type { ScreenColumn } from '../kit/screen.ts'
import { useListState } from '../kit/use-list-state.ts'
import { MissingOf } from './MissingOf.tsx'
import { carrierLabels, cashScreenTexts as texts } from './texts.ts'
import { statementTones } from './tones.ts'

const screen = {
  words: texts.statements,
  path: backofficePaths.cashStatements(),
  filters: {
    state: {
      param: 'trang-thai',
      label: texts.statementColumns.state,
      all: texts.statements.states,
      options: statementStateLabels,
      isTab: true,
    },
    carrier: {
      param: 'don-vi',
      label: texts.carrier,
      all: texts.allCarriers,
      options: carrierLabels,
    },
  },
} as const

/** What carriers handed over, the newest first; what differs without a reason is marked. */
export function StatementsScreen() {
  const shown = useListState(statementList, screen)
  const list = useCursorList(listStatements, askedOf(statementList, shown.state), {
    idOf: ({ id }) => id,
    live: ['cash'],
  })
  return (
    <CursorScreen
      listing={statementList}
      screen={screen}
      shown={shown}
      list={list}
      columns={columns}
      card={cardOf}
      rowTo={({ id }) => backofficePaths.cashStatement(id)}
      isMarked={({ state }) => state === 'different'}
      icon={<ReceiptText aria-hidden="true" />}
      actions={
        <ButtonLink variant="secondary" to={backofficePaths.cash()}>
          {texts.cash.title}
        </ButtonLink>
      }
    />
  )
}

const heads = texts.statementColumns
const columns: ScreenColumn<typeof statementList>[] = [
  {
    key: 'reference',
    head: heads.reference,
    cell: ({ reference }) => <b className="font-semibold wrap-anywhere">{reference}</b>,
  },
  { key: 'carrier', head: heads.carrier, cell: ({ carrier }) => cashCarrierLabel(carrier) },
  {
    key: 'on',
    head: heads.on,
    className: 'whitespace-nowrap',
    cell: ({ stated_on: on }) => formatDate(on),
  },
  { key: 'parcels', head: heads.parcels, align: 'right', cell: ({ parcels }) => parcels },
  {
    key: 'received',
    head: heads.received,
    align: 'right',
    cell: ({ received }) => <b className="font-semibold">{formatVnd(received)}</b>,
  },
  { key: 'missing', head: heads.missing, align: 'right', cell: MissingOf },
  { key: 'state', head: heads.state, cell: StatementState },
  { key: 'by', head: heads.by, cell: ({ made_by: by }) => by },
]

function cardOf(row: ListedStatement) {
  return (
    <span className="flex flex-col gap-1 text-sm">
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <b className="text-md font-semibold wrap-anywhere">{row.reference}</b>
        <b className="font-semibold">{formatVnd(row.received)}</b>
      </span>
      <span className="flex flex-wrap justify-between gap-x-3 text-ink-2">
        <span>
          {cashCarrierLabel(row.carrier)} · {formatDate(row.stated_on)}
        </span>
        <span>{texts.parcels(row.parcels)}</span>
      </span>
      <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <StatementState {...row} />
        <MissingOf {...row} />
      </span>
    </span>
  )
}

export function StatementState({ state }: Pick<ListedStatement, 'state'>) {
  return (
    <Badge tone={statementTones[state]} className="whitespace-nowrap">
      {statementStateLabels[state]}
    </Badge>
  )
}
