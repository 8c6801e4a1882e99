import Landmark from 'lucide-react/icons/landmark'
import { listRefunds, type RefundTask } from '#domain/payment/backoffice/api.ts'
import { refundList } from '#domain/payment/backoffice/lists.ts'
import { paymentMethodOf } from '#domain/order/api.ts'
import { paymentMethodLabels } from '#domain/order/payment-method.ts'
import { refundReasonLabels, refundStateLabels } from '#domain/payment/refunds.ts'
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
import { RefundAccountFacts } from './RefundAccountFacts.tsx'
import { RefundActions } from './RefundActions.tsx'
import { refundTones } from './state-tones.ts'
import { moneyTexts as texts } from './texts.ts'

const screen = {
  words: texts.refunds,
  path: backofficePaths.refunds(),
  filters: {
    state: {
      param: 'trang-thai',
      label: texts.columns.state,
      all: texts.refunds.states,
      options: refundStateLabels,
      isTab: true,
    },
  },
} as const

/** Money that is to be given back, or was. */
export function RefundsScreen() {
  const shown = useListState(refundList, screen)
  const asked = askedOf(refundList, shown.state)
  const list = useCursorList(listRefunds, asked, { idOf: ({ id }) => id, live: ['refunds'] })
  return (
    <CursorScreen
      listing={refundList}
      screen={screen}
      shown={shown}
      list={list}
      columns={columnsFor(list.refresh)}
      card={cardFor(list.refresh)}
      isMarked={(row) => row.state === 'byHand'}
      icon={<Landmark aria-hidden="true" />}
    />
  )
}

function cardFor(onDone: () => Promise<void>) {
  return (row: RefundTask) => <CardFace row={row} onDone={onDone} />
}

function columnsFor(onDone: () => Promise<void>): ScreenColumn<typeof refundList>[] {
  return [
    { key: 'order', head: texts.columns.order, cell: (row) => <OfOrder row={row} /> },
    {
      key: 'amount',
      head: texts.columns.amount,
      align: 'right',
      cell: ({ amount }) => <b className="font-semibold">{formatVnd(amount)}</b>,
    },
    { key: 'reason', head: texts.reason, cell: (row) => <Why row={row} /> },
    {
      key: 'account',
      head: texts.account.title,
      cell: ({ account }) => <RefundAccountFacts account={account} />,
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
        <Anchor
          to={backofficePaths.order(code)}
          className="font-semibold text-primary hover:underline"
        >
          {code}
        </Anchor>
      ) : (
        <span className="text-ink-3">{texts.noOrder}</span>
      )}
      {customer && <span className="block text-ink-3">{customer}</span>}
    </>
  )
}

/** Why it goes back, and how it came. */
function Why({ row }: { row: RefundTask }) {
  return (
    <>
      {refundReasonLabels[row.reason]}
      <span className="block text-ink-3">
        {paymentMethodLabels[paymentMethodOf(row.payment_type)]}
      </span>
    </>
  )
}

function State({ row: { state, failure, tries, proof, done_by: by } }: { row: RefundTask }) {
  const tried = tries > 0 && state !== 'done' ? texts.tries(tries) : ''
  const details = [failure, tried, proof && `${texts.proof}: ${proof}`, by].filter(Boolean)
  return (
    <>
      <span className="whitespace-nowrap">
        <Badge tone={refundTones[state]}>{refundStateLabels[state]}</Badge>
      </span>
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
      <RefundAccountFacts account={row.account} />
      <RefundActions refund={row} onDone={onDone} />
    </span>
  )
}
