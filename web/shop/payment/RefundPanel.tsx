import { formatVnd } from '#domain/kernel/vnd.ts'
import { paymentMethodOf, type Order } from '#domain/order/api.ts'
import type { RefundView } from '#domain/payment/api.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Card } from '#web/ui/Card.tsx'
import { refundHeadingId } from './headings.ts'
import { refundExpectation } from './refund-expectation.ts'
import { paymentTexts as texts } from './texts.ts'

/** Money on its way back to the buyer: how much, why, and when to expect it. */
export function RefundPanel({ order }: { order: Order }) {
  const { refunds } = order
  if (refunds.length === 0) return null
  const isGoing = refunds.some(({ state }) => state !== 'done')
  const isAsked = refunds.some(({ account }) => account?.path && account.state !== 'given')
  return (
    <Card as="section" aria-labelledby={refundHeadingId}>
      <h2 id={refundHeadingId} tabIndex={-1} className="text-lg outline-none">
        {texts.refunds}
      </h2>
      <ul>
        {refunds.map((refund) => (
          <Refund key={`${refund.at}-${refund.reason}`} refund={refund} order={order} />
        ))}
      </ul>
      {isGoing && !isAsked && <p className="mt-3 text-sm text-ink-2">{texts.refundHelp}</p>}
    </Card>
  )
}

/** The account that it goes to, or the page that asks for it. */
function WhereTo({ refund: { account } }: { refund: RefundView }) {
  if (!account) return null
  const { bank, tail, path, state } = account
  return (
    <>
      {bank && tail && <p className="tabular mt-1 text-sm">{texts.refundTo(bank, tail)}</p>}
      {path && (
        <Anchor
          to={path}
          className="inline-flex min-h-11 items-center font-semibold text-primary hover:underline"
        >
          {state === 'given' ? texts.refundChange : texts.refundAsk}
        </Anchor>
      )}
    </>
  )
}

function Refund({ refund, order }: { refund: RefundView; order: Order }) {
  const { amount, reason, state, at, done_at } = refund
  const isDone = state === 'done'
  return (
    <li className="border-b border-line py-3 last:border-b-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <b className="tabular text-xl">{formatVnd(amount)}</b>
        <Badge tone={isDone ? 'ok' : 'info'}>{isDone ? texts.refundDone : texts.refundGoing}</Badge>
      </div>
      <p className="font-medium">{texts.refundReasons[reason]}</p>
      <p className="text-sm text-ink-2">
        {refundExpectation(state, paymentMethodOf(order.payment_type))}
      </p>
      <WhereTo refund={refund} />
      <p className="text-sm text-ink-3">
        {isDone ? texts.refundDoneAt(done_at ?? at) : texts.refundAsked(at)}
      </p>
    </li>
  )
}
