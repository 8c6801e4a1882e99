import { useSearchParams } from 'react-router'
import { listBankTransactions, type BankTransaction } from '#domain/payment/desk/api.ts'
import { bankStateLabels, bankStates } from '#domain/payment/refunds.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { deskPaths } from '#web/desk-paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import type { Column } from '#web/ui/Table.tsx'
import { callDesk } from '../data/call-desk.ts'
import { useCursorList } from '../data/use-cursor-list.ts'
import { PageHead } from '../parts/PageHead.tsx'
import { Rows } from '../parts/Rows.tsx'
import { When } from '../parts/When.tsx'
import { moneyPath, readMoneyFilter } from './money-filter.ts'
import { MoneyList } from './MoneyList.tsx'
import { bankTones } from './state-tones.ts'
import { moneyTexts as texts } from './texts.ts'
import { TransferActions } from './TransferActions.tsx'

/** Transfers that the bank told of, with the ways out for those that match nothing by themselves. */
export function TransfersScreen() {
  const [query] = useSearchParams()
  const filter = readMoneyFilter(query, bankStates)
  const { state, q } = filter
  const list = useCursorList({
    key: moneyPath('transfers', filter),
    load: (part, signal) =>
      callDesk(
        listBankTransactions,
        { ...(state && { state }), ...(q && { q }), ...part },
        { signal },
      ),
    idOf: ({ id }) => id,
    live: ['payments'],
  })
  return (
    <>
      <PageHead title={texts.bankTitle} text={texts.bankText} />
      <MoneyList
        place="transfers"
        list={list}
        filter={filter}
        states={bankStateLabels}
        words={{
          states: texts.bankStates,
          search: texts.bankSearch,
          arrived: texts.arrivedTransfers,
          empty: texts.bankEmpty,
          emptyText: texts.bankEmptyText,
        }}
      >
        {(rows) => (
          <Rows
            caption={texts.bankTable}
            rows={rows}
            columns={columnsFor(list.refresh)}
            keyOf={({ id }) => id}
            card={cardFor(list.refresh)}
          />
        )}
      </MoneyList>
    </>
  )
}

function cardFor(onDone: () => Promise<void>) {
  return (row: BankTransaction) => <CardFace row={row} onDone={onDone} />
}

function columnsFor(onDone: () => Promise<void>): Column<BankTransaction>[] {
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
        <Anchor to={deskPaths.order(code)} className="font-semibold text-primary hover:underline">
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
