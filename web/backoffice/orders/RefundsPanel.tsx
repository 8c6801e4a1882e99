import type { BackofficeOrder } from '#domain/order/backoffice/api.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { refundReasonLabels, refundStateLabels } from '#domain/payment/refunds.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { RefundAccountFacts } from '../money/RefundAccountFacts.tsx'
import { RefundActions } from '../money/RefundActions.tsx'
import { Panel } from '../parts/Panel.tsx'
import { detailTexts as texts } from './detail-texts.ts'
import { Entry } from './Entry.tsx'

/** Money on its way back, to where, and what is to be done about it. */
export function RefundsPanel({
  data: { refunds },
  onDone,
}: {
  data: BackofficeOrder
  onDone: () => Promise<void>
}) {
  if (refunds.length === 0) return null
  return (
    <Panel title={texts.refunds}>
      <ul className="divide-y divide-line">
        {refunds.map((refund) => (
          <Entry
            key={refund.id}
            at={refund.done_at ?? refund.created_at}
            title={refundReasonLabels[refund.reason]}
            note={refundNote(refund)}
            figure={formatVnd(refund.amount)}
            beside={
              <Badge tone={refund.state === 'done' ? 'ok' : 'point'}>
                {refundStateLabels[refund.state]}
              </Badge>
            }
            below={
              <div className="mt-2 flex flex-col gap-2 text-sm empty:hidden">
                <RefundAccountFacts account={refund.account} />
                <RefundActions refund={refund} onDone={onDone} />
              </div>
            }
          />
        ))}
      </ul>
    </Panel>
  )
}

function refundNote(refund: BackofficeOrder['refunds'][number]): string {
  return [
    refund.proof && texts.proof(refund.proof),
    refund.done_by && texts.by(refund.done_by),
    refund.state !== 'done' && refund.failure,
    refund.state !== 'done' && refund.tries > 1 && texts.tries(refund.tries),
    refund.done_at && formatDateTime(refund.created_at),
  ]
    .filter(Boolean)
    .join(' · ')
}
