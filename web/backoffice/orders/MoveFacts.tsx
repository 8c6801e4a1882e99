import { paymentMethodOf } from '#domain/order/api.ts'
import type { BackofficeOrder } from '#domain/order/backoffice/api.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { paymentMethodLabels } from '#domain/order/payment-method.ts'
import { Facts } from '../parts/Panel.tsx'
import { detailTexts as texts } from './detail-texts.ts'
import { cancelRequestOf, isEnding, moneyGoingBack, type MoveOffer } from './moves.ts'

/** What must be known before an order is ended: why the buyer asks, and what goes back to them how. */
export function MoveFacts({ event, data }: { event: MoveOffer['event']; data: BackofficeOrder }) {
  const request = data.order.status === 'pre_cancel' ? cancelRequestOf(data) : null
  if (!isEnding(event) && !request) return null
  const amount = moneyGoingBack(data.money)
  const method = paymentMethodOf(data.order.payment_type)
  return (
    <div className="rounded-md bg-ground px-3.5 py-3">
      <Facts
        facts={[
          request && { label: texts.buyerReason, value: request.note || texts.noReason },
          isEnding(event) && {
            label: texts.previewMoney,
            value: amount > 0 ? formatVnd(amount) : texts.nothingReceived,
            strong: true,
          },
          isEnding(event) &&
            amount > 0 && { label: texts.paidBy, value: paymentMethodLabels[method] },
          isEnding(event) &&
            amount > 0 && {
              label: texts.refundWay,
              value: method === 'domesticCard' ? texts.refundByGateway : texts.refundByHand,
            },
        ]}
      />
    </div>
  )
}
