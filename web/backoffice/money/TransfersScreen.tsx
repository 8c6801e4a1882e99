import Landmark from 'lucide-react/icons/landmark'
import { listBankTransactions, type BankTransaction } from '#domain/payment/backoffice/api.ts'
import { transferList } from '#domain/payment/backoffice/lists.ts'
import { bankStateLabels } from '#domain/payment/refunds.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { useCursorList } from '../data/use-query.ts'
import { CursorScreen } from '../kit/CursorScreen.tsx'
import { askedOf } from '../kit/list-state.ts'
import type { ScreenColumn } from '../kit/screen.ts'
import { useListState } from '../kit/use-list-state.ts'
import { When } from '../parts/When.tsx'
import { bankTones } from './state-tones.ts'
import { moneyTexts as texts } from './texts.ts'
import { TransferActions } from './TransferActions.tsx'

const screen = {
  words: texts.transfers,
  path: backofficePaths.transfers(),
  filters: {
    state: {
      param: 'trang-thai',
      label: texts.columns.state,
      all: texts.transfers.states,
      options: bankStateLabels,
      isTab: true,
    },
  },
} as const

/** Transfers that the bank told of, with the ways out for those that match nothing by themselves. */
export function TransfersScreen() {
  const shown = useListState(transferList, screen)
  const asked = askedOf(transferList, shown.state)
  const list = useCursorList(listBankTransactions, asked, {
    idOf: ({ id }) => id,
    live: ['payments'],
  })
  return (
    <CursorScreen
      listing={transferList}
      screen={screen}
      shown={shown}
      list={list}
      columns={columnsFor(list.refresh)}
      card={cardFor(list.refresh)}
      icon={<Landmark aria-hidden="true" />}
    />
  )
}

function cardFor(onDone: () => Promise<void>) {
  return (row: BankTransaction) => <CardFace row={row} onDone={onDone} />
}

function columnsFor(onDone: () => Promise<void>): ScreenColumn<typeof transferList>[] {
  return [
    {
      key: 'at',
      head: texts.columns.at,
      className: 'whitespace-nowrap',
      cell: ({ at }) => <When at={at} className="text-ink-3" />,
    },
    {
      key: 'amount',
      head: texts.columns.amount,
      align: 'right',
      cell: ({ amount }) => <b className="font-semibold">{formatVnd(amount)}</b>,
    },
    { key: 'content', head: texts.columns.content, cell: (row) => <Content row={row} /> },
    { key: 'order', head: texts.columns.order, cell: (row) => <OfOrder row={row} /> },
    { key: 'state', head: texts.columns.state, cell: (row) => <State row={row} /> },
    {
      key: 'action',
      head: texts.columns.action,
      cell: (row) => <TransferActions transfer={row} onDone={onDone} />,
    },
  ]
}

function Content({ row: { content, bank_reference: reference } }: { row: BankTransaction }) {
  return (
    <>
      <span className="wrap-anywhere">{content}</span>
      {reference && <span className="block text-ink-3">{texts.reference(reference)}</span>}
    </>
  )
}

function OfOrder({ row }: { row: BankTransaction }) {
  const { order_code: code, order_total: total, order_received: received } = row
  if (!code) return <span className="text-ink-3">{texts.noOrder}</span>
  return (
    <>
      {total === undefined ? (
        code
      ) : (
        <Anchor
          to={backofficePaths.order(code)}
          className="font-semibold text-primary hover:underline"
        >
          {code}
        </Anchor>
      )}
      {total !== undefined && received !== undefined && (
        <span className="block text-ink-3">
          {texts.ofOrder(formatVnd(received), formatVnd(total))}
        </span>
      )}
    </>
  )
}

function State({ row: { state, resolution } }: { row: BankTransaction }) {
  return (
    <>
      <Badge tone={bankTones[state]}>{bankStateLabels[state]}</Badge>
      {resolution && (
        <span className="mt-1 block text-ink-3" title={resolution.reason}>
          {texts.resolutions[resolution.action] ?? resolution.action} ·{' '}
          {texts.resolvedBy(resolution.by)}
        </span>
      )}
    </>
  )
}

function CardFace({ row, onDone }: { row: BankTransaction; onDone: () => Promise<void> }) {
  return (
    <span className="flex flex-col gap-2 text-sm">
      <span className="flex items-baseline justify-between gap-3">
        <b className="text-md font-semibold">{formatVnd(row.amount)}</b>
        <When at={row.at} className="shrink-0 text-ink-3" />
      </span>
      <Content row={row} />
      <span>
        <OfOrder row={row} />
      </span>
      <span className="flex flex-wrap items-center justify-between gap-2">
        <span>
          <State row={row} />
        </span>
        <TransferActions transfer={row} onDone={onDone} />
      </span>
    </span>
  )
}
