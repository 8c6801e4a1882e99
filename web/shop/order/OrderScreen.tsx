import { useState } from 'react'
import type { Order } from '#domain/order/api.ts'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { twoColumns } from '#web/shop/cart/two-columns.ts'
import { useFrame } from '#web/shop/frame/frame.ts'
import { hotlineOf } from '#web/features/hotline/hotline.ts'
import { paymentHeadingId, refundHeadingId } from '#web/shop/payment/headings.ts'
import { paymentPanel } from '#web/shop/payment/parts.tsx'
import { paymentPhase } from '#web/shop/payment/phase.ts'
import { useLiveOrder } from '#web/shop/payment/use-live-order.ts'
import { RepeatOutcome } from '#web/shop/subscription/RepeatOutcome.tsx'
import { repeatedOf } from '#web/shop/subscription/repeated-of.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Timeline } from '#web/ui/Timeline.tsx'
import { Section } from '#web/ui/Section.tsx'
import { cancelWords } from './cancel-words.ts'
import { GivenBack } from './GivenBack.tsx'
import { OrderCosts } from './OrderCosts.tsx'
import { OrderDestination } from './OrderDestination.tsx'
import { OrderGoods } from './OrderGoods.tsx'
import { OrderHead } from './OrderHead.tsx'
import { orderSteps } from './order-steps.ts'
import { JoinOffer } from './JoinOffer.tsx'
import { ChatAboutOrder } from './ChatAboutOrder.tsx'
import { canReorder } from '../buying/reorder.ts'
import { ReorderButton } from '../buying/ReorderButton.tsx'
import { orderPageTexts as texts } from './texts.ts'
import { isUnderWay, TrackingPanel } from './TrackingPanel.tsx'
import { useBurningWatch } from './use-burning-watch.ts'
import { WhatIsNext } from './WhatIsNext.tsx'

const cancelDialog = lazyPart(() => import('./CancelDialog.tsx').then((part) => part.CancelDialog))

const returnPanel = lazyPart(() =>
  import('#web/shop/order-return/ReturnPanel.tsx').then((part) => part.ReturnPanel),
)

const reviewPanel = lazyPart(() =>
  import('#web/shop/review/own/ReviewPanel.tsx').then((part) => part.ReviewPanel),
)

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
  // Afterwards the timeline says it.
  const isFresh = order.status === 'processing' && order.order_type !== 'points'
  const hasMoney = order.payment || order.refunds.length > 0 || phase.kind !== 'none'
  return (
    <>
      <OrderHead order={order} />
      <div className={twoColumns.grid}>
        <div className="flex min-w-0 flex-col gap-4">
          {hasMoney && <paymentPanel.Part order={order} token={token} onChange={onChange} />}
          {isFresh && phase.kind === 'none' && <WhatIsNext order={order} />}
          {isFresh && <JoinOffer order={order} token={token} onChange={onChange} />}
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
          {isUnderWay(order) && <TrackingPanel order={order} />}
          {isDelivered(order) && <returnPanel.Part order={order} token={token} />}
          {/* A member's own: a guest's comes with a token. */}
          {isDelivered(order) && token === undefined && <reviewPanel.Part code={order.code} />}
          <RepeatOutcome order={order} />
          <OrderGoods order={order} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <OrderCosts order={order} />
          <OrderDestination order={order} isDayTold={isFresh} />
          <OrderActions order={order} token={token} onChange={onChange} />
        </div>
      </div>
    </>
  )
}

const statusHeadingId = 'tinh-trang'

function isDelivered({ status, order_type: type, products }: Order): boolean {
  const isThere = status === 'completed' || status === 'point_accumulating'
  return isThere && type !== 'points' && products.length > 0
}

/** Where the focus goes once nothing is left to cancel: to what is then said of the money, if anything. */
function headingAfterCancel({ cancel, payment }: Order): string {
  if (cancel !== 'atOnce' || !payment) return statusHeadingId
  return payment.received > 0 ? refundHeadingId : paymentHeadingId
}

function OrderActions({ order, token, onChange }: OrderScreenProps) {
  // As it was when asked: an order that moves on meanwhile must not take the dialog's answer away.
  const [cancelling, setCancelling] = useState<Order | null>(null)
  const hotline = hotlineOf(order, useFrame().settings)
  // One that ended unpaid offers it above.
  const offersReorder = canReorder(order) && paymentPhase(order).kind !== 'ended'
  return (
    <div className="flex flex-col gap-2">
      {offersReorder && <ReorderButton order={order} />}
      <p className="mt-2 text-center text-sm text-ink-2">{texts.needHelp}</p>
      <ChatAboutOrder order={order} />
      <ButtonLink to={`tel:${hotline.replaceAll(' ', '')}`} variant="quiet" wide>
        {texts.hotline(hotline)}
      </ButtonLink>
      {order.cancel !== 'no' && (
        <Button
          variant="plain"
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
          repeated={repeatedOf(cancelling)}
          onClose={() => setCancelling(null)}
          onChange={onChange}
        />
      )}
    </div>
  )
}
