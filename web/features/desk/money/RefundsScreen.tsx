import { useSearchParams } from 'react-router'
import { listRefunds, type RefundTask } from '#domain/payment/desk/api.ts'
import { paymentMethodOf } from '#domain/order/api.ts'
import { paymentMethodLabels } from '#domain/order/payment-method.ts'
import { refundReasonLabels, refundStateLabels, refundStates } from '#domain/payment/refunds.ts'
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
import { RefundActions } from './RefundActions.tsx'
import { refundTones } from './state-tones.ts'
import { moneyTexts as texts } from './texts.ts'

/** Money that is to be given back, or was. */
export function RefundsScreen() {
  const [query] = useSearchParams()
  const filter = readMoneyFilter(query, refundStates)
  const { state, q } = filter
  const list = useCursorList({
    key: moneyPath('refunds', filter),
    load: (part, signal) =>
      callDesk(listRefunds, { ...(state && { state }), ...(q && { q }), ...part }, { signal }),
    idOf: ({ id }) => id,
    live: ['refunds'],
  })
  return (
    <>
      <PageHead title={texts.refundsTitle} text={texts.refundsText} />
      <MoneyList
        place="refunds"
        list={list}
        filter={filter}
        states={refundStateLabels}
        words={{
          states: texts.refundStates,
          search: texts.refundsSearch,
          arrived: texts.arrivedRefunds,
          empty: texts.refundsEmpty,
          emptyText: texts.refundsEmptyText,
        }}
      >
        {(rows) => (
          <Rows
            caption={texts.refundsTable}
            rows={rows}
            columns={columnsFor(list.refresh)}
            keyOf={({ id }) => id}
            isMarked={(row) => row.state === 'byHand'}
            card={cardFor(list.refresh)}
          />
        )}
      </MoneyList>
    </>
  )
}

function cardFor(onDone: () => Promise<void>) {
  return (row: RefundTask) => <CardFace row={row} onDone={onDone} />
}

function columnsFor(onDone: () => Promise<void>): Column<RefundTask>[] {
  return [
    { key: 'order', head: texts.columns.order, cell: (row) => <OfOrder row={row} /> },
    {
      key: 'amount',
      head: texts.columns.amount,
      align: 'right',
      cell: ({ amount }) => <b className="font-semibold">{formatVnd(amount)}</b>,
    },
    { key: 'reason', head: texts.reason, cell: ({ reason }) => refundReasonLabels[reason] },
    {
      key: 'method',
      head: texts.method,
      cell: (row) => paymentMethodLabels[paymentMethodOf(row.payment_type)],
    },
    { key: 'state', head: texts.columns.state, cell: (row) => <State row={row} /> },
    {
      key: 'at',
      head: texts.columns.at,
      className: 'whitespace-nowrap',
      cell: (row) => <When at={row.created_at} className="text-ink-3" />,
    },
    {
      key: 'action',
      head: texts.columns.action,
      cell: (row) => <RefundActions refund={row} onDone={onDone} />,
    },
  ]
}

function OfOrder({ row: { order_code: code, customer } }: { row: RefundTask }) {
  return (
    <>
      {code ? (
        <Anchor to={deskPaths.order(code)} className="font-semibold text-primary hover:underline">
          {code}
        </Anchor>
      ) : (
        <span className="text-ink-3">{texts.noOrder}</span>
      )}
      {customer && <span className="block text-ink-3">{customer}</span>}
    </>
  )
}

function State({ row: { state, failure, tries, proof, done_by: by } }: { row: RefundTask }) {
  const tried = tries > 0 && state !== 'done' ? texts.tries(tries) : ''
  const details = [failure, tried, proof && `${texts.proof}: ${proof}`, by].filter(Boolean)
  return (
    <>
      <Badge tone={refundTones[state]}>{refundStateLabels[state]}</Badge>
      {details.length > 0 && (
        <span className="mt-1 block text-ink-3 wrap-anywhere">{details.join(' · ')}</span>
      )}
    </>
  )
}

function CardFace({ row, onDone }: { row: RefundTask; onDone: () => Promise<void> }) {
  return (
    <span className="flex flex-col gap-2 text-sm">
      <span className="flex items-start justify-between gap-3">
        <span>
          <OfOrder row={row} />
        </span>
        <b className="shrink-0 text-md font-semibold">{formatVnd(row.amount)}</b>
      </span>
      <span className="text-ink-2">
        {refundReasonLabels[row.reason]} · {paymentMethodLabels[paymentMethodOf(row.payment_type)]}
      </span>
      <span className="flex flex-wrap items-center justify-between gap-2">
        <span>
          <State row={row} />
        </span>
        <When at={row.created_at} className="text-ink-3" />
      </span>
      <RefundActions refund={row} onDone={onDone} />
    </span>
  )
}
