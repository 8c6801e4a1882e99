import { useState } from 'react'
import type { Order } from '#domain/order/api.ts'
import { lazyPart } from '#web/features/cart/lazy-part.tsx'
import { twoColumns } from '#web/features/cart/two-columns.ts'
import { useFrame } from '#web/features/content/frame.ts'
import { paymentHeadingId, refundHeadingId } from '#web/features/payment/headings.ts'
import { paymentPanel } from '#web/features/payment/parts.tsx'
import { paymentPhase } from '#web/features/payment/phase.ts'
import { useLiveOrder } from '#web/features/payment/use-live-order.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Timeline } from '#web/ui/Timeline.tsx'
import { Section } from '../Section.tsx'
import { cancelWords } from './cancel-words.ts'
import { GivenBack } from './GivenBack.tsx'
import { OrderCosts } from './OrderCosts.tsx'
import { OrderDestination } from './OrderDestination.tsx'
import { OrderGoods } from './OrderGoods.tsx'
import { OrderHead } from './OrderHead.tsx'
import { orderSteps } from './order-steps.ts'
import { canReorder } from './reorder.ts'
import { ReorderButton } from './ReorderButton.tsx'
import { orderPageTexts as texts } from './texts.ts'
import { useBurningWatch } from './use-burning-watch.ts'

const cancelDialog = lazyPart(() => import('./CancelDialog.tsx').then((part) => part.CancelDialog))

export interface OrderScreenProps {
  order: Order
  token: string | undefined
  onChange: (order: Order) => void
}

/** Everything the buyer may know of an order, and what can be done with it. */
export function OrderScreen({ order, token, onChange }: OrderScreenProps) {
  useBurningWatch(order, token, onChange)
  useLiveOrder(order, token, onChange)
  const phase = paymentPhase(order)
  const hasMoney = order.payment || order.refunds.length > 0 || phase.kind !== 'none'
  return (
    <>
      <OrderHead order={order} />
      <div className={twoColumns.grid}>
        <div className="flex min-w-0 flex-col gap-4">
          {hasMoney && <paymentPanel.Part order={order} token={token} onChange={onChange} />}
          <Section title={texts.status} headingId={statusHeadingId}>
            <Timeline steps={orderSteps(order)} />
            {order.status === 'burning' && (
              <p role="status" className="mt-4 text-sm text-point">
                {texts.burning}
              </p>
            )}
            <GivenBack order={order} />
            {order.status === 'pre_cancel' && (
              <p className="mt-4 text-sm text-ink-2">{texts.waitingCancel}</p>
            )}
          </Section>
          <OrderGoods order={order} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <OrderCosts order={order} />
          <OrderDestination order={order} />
          <OrderActions order={order} token={token} onChange={onChange} />
        </div>
      </div>
    </>
  )
}

const statusHeadingId = 'tinh-trang'

/** Where the focus goes once nothing is left to cancel: to what is then said of the money, if anything. */
function headingAfterCancel({ cancel, payment }: Order): string {
  if (cancel !== 'atOnce' || !payment) return statusHeadingId
  return payment.received > 0 ? refundHeadingId : paymentHeadingId
}

function OrderActions({ order, token, onChange }: OrderScreenProps) {
  // As it was when asked: an order that moves on meanwhile must not take the dialog's answer away.
  const [cancelling, setCancelling] = useState<Order | null>(null)
  const { hotline } = useFrame().settings
  // Beside an unpaid one it would make two orders of one wish; one that ended unpaid offers it above.
  const isUnpaid = order.status === 'open' || paymentPhase(order).kind === 'ended'
  const offersReorder = canReorder(order) && !isUnpaid
  return (
    <div className="flex flex-col gap-2">
      {offersReorder && <ReorderButton order={order} />}
      <p className="mt-2 text-center text-sm text-ink-2">{texts.needHelp}</p>
      <ButtonLink to={`tel:${hotline.replaceAll(' ', '')}`} look="quiet" wide>
        {texts.hotline(hotline)}
      </ButtonLink>
      {order.cancel !== 'no' && (
        <Button
          look="plain"
          wide
          data-focus-instead={headingAfterCancel(order)}
          onClick={() => setCancelling(order)}
          {...cancelDialog.intent}
          className="text-sale hover:bg-sale-tint hover:text-sale-deep active:text-sale-deep"
        >
          {order.cancel === 'atOnce' ? texts.cancel : texts.askToCancel}
        </Button>
      )}
      {cancelling && (
        <cancelDialog.Part
          code={order.code}
          token={token}
          words={cancelWords(cancelling)}
          onClose={() => setCancelling(null)}
          onChange={onChange}
        />
      )}
    </div>
  )
}
