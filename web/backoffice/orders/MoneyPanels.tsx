import { paymentMethodOf } from '#domain/order/api.ts'
import type { BackofficeOrder } from '#domain/order/backoffice/api.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { isPaidInAdvance } from '#domain/order/payment-method.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { cx } from '#web/ui/class-names.ts'
import { DecideReview } from '../money/DecideReview.tsx'
import { Panel } from '../parts/Panel.tsx'
import { CashOfOrder } from './CashOfOrder.tsx'
import { detailTexts as texts } from './detail-texts.ts'
import { Entry } from './Entry.tsx'
import { boardTexts } from './texts.ts'

/** What is owed on either side, and every line that made it so. */
export function MoneyPanel({ data: { money, order } }: { data: BackofficeOrder }) {
  // Cash comes with the goods.
  const isAwaited = isPaidInAdvance(paymentMethodOf(order.payment_type))
  const figures = [
    { label: texts.charged, amount: money.charged },
    {
      label: texts.received,
      amount: money.received,
      isShort: isAwaited && money.received < money.charged,
    },
    { label: texts.toRefund, amount: money.to_refund, isShort: money.to_refund > 0 },
    { label: texts.refunded, amount: money.refunded },
  ]
  return (
    <Panel title={texts.money}>
      <dl className="tabular grid grid-cols-2 gap-3 lg:grid-cols-4">
        {figures.map(({ label, amount, isShort }) => (
          <div key={label} className="rounded-md bg-ground px-3 py-2">
            <dt className="text-sm text-ink-2">{label}</dt>
            <dd className={cx('text-base font-bold', isShort && 'text-point')}>
              {formatVnd(amount)}
            </dd>
          </div>
        ))}
      </dl>
      {money.cash && <CashOfOrder cash={money.cash} />}
      {money.entries.length > 0 && (
        <>
          <h3 className="mt-4 mb-1 text-sm text-ink-2">{texts.entries}</h3>
          <ul className="divide-y divide-line">
            {money.entries.map((entry, index) => (
              <Entry
                key={index}
                at={entry.at}
                title={entry.label}
                note={entry.note}
                figure={formatVnd(entry.amount)}
              />
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}

/** Each try to pay by card, with its reference at the gateway. */
export function PaymentsPanel({ data: { payments } }: { data: BackofficeOrder }) {
  if (payments.length === 0) return null
  return (
    <Panel title={texts.payments}>
      <ul className="divide-y divide-line">
        {payments.map((payment) => (
          <Entry
            key={payment.reference}
            at={payment.at}
            title={`${boardTexts.methods[paymentMethodOf(payment.payment_type)]} · ${payment.reference}`}
            note={payment.failure}
            figure={formatVnd(payment.amount)}
            beside={
              <>
                <Badge tone={payment.state === 'succeeded' ? 'ok' : 'neutral'}>
                  {payment.state_label}
                </Badge>
                {payment.state === 'review' && <DecideReview reference={payment.reference} />}
              </>
            }
          />
        ))}
      </ul>
    </Panel>
  )
}
