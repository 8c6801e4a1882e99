import { formatVnd } from '#domain/kernel/vnd.ts'
import { paymentMethodOf, type Order } from '#domain/order/api.ts'
import type { RefundView } from '#domain/payment/api.ts'
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
      {isGoing && <p className="mt-3 text-sm text-ink-2">{texts.refundHelp}</p>}
    </Card>
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
      <p className="text-sm text-ink-3">
        {isDone ? texts.refundDoneAt(done_at ?? at) : texts.refundAsked(at)}
      </p>
    </li>
  )
}
