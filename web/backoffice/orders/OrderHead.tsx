import type { ReactNode } from 'react'
import { asksStaffIncentive } from '#domain/order/api.ts'
import type { BackofficeOrder } from '#domain/order/backoffice/api.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { orderTypeLabels } from '#domain/order/backoffice/texts.ts'
import { orderStatusLabels } from '#domain/order/status.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { CopyText } from '../parts/CopyText.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { detailTexts as texts } from './detail-texts.ts'
import { paymentWords } from './payment-words.ts'
import { statusTones } from './status-look.ts'
import { boardTexts } from './texts.ts'

/** Code, state and what can be done, on top of an order. */
export function OrderHead({
  data: { order, money },
  actions,
}: {
  data: Pick<BackofficeOrder, 'order' | 'money'>
  actions: ReactNode
}) {
  return (
    <PageHead
      title={order.code}
      text={texts.placedAt(formatDateTime(order.created_at))}
      back={{ to: backofficePaths.orders(), label: texts.back }}
      beside={
        <>
          <CopyText text={order.code} label={texts.copyCode} />
          <Badge tone={statusTones[order.status]}>{orderStatusLabels[order.status]}</Badge>
          <Badge tone={order.payment_status === 'success' ? 'ok' : 'neutral'}>
            {paymentWords({ ...order, total: money.charged, received: money.received })}
          </Badge>
          {order.order_type !== 'normal' && <Badge>{orderTypeLabels[order.order_type]}</Badge>}
          {asksStaffIncentive(order) && <Badge>{boardTexts.staffPrice}</Badge>}
        </>
      }
      actions={actions}
    />
  )
}
