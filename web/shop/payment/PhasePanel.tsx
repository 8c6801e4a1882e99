import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import Hourglass from 'lucide-react/icons/hourglass'
import { useEffect, useState } from 'react'
import { seconds } from '#domain/kernel/durations.ts'
import { paymentMethodOf, type Order } from '#domain/order/api.ts'
import type { PaymentMethod } from '#domain/order/payment-method.ts'
import { canReorder } from '#web/shop/buying/reorder.ts'
import { ReorderButton } from '#web/shop/buying/ReorderButton.tsx'
import { Spinner } from '#web/ui/Spinner.tsx'
import { PaidPanel } from './PaidPanel.tsx'
import { Panel, PanelSign } from './Panel.tsx'
import { PayActions } from './PayActions.tsx'
import type { PaymentPhase } from './phase.ts'
import { paymentTexts as texts } from './texts.ts'
import { TimeLeft } from './TimeLeft.tsx'
import { TransferPanel } from './TransferPanel.tsx'
import type { PaysOrder } from './use-pay.ts'

/** What the buyer sees and can do, by where the paying stands. */
export function PhasePanel({ phase, ...paying }: PaysOrder & { phase: PaymentPhase }) {
  const until = paying.order.payment?.expires_at
  const method = paymentMethodOf(paying.order.payment_type)
  const time = until && <TimeLeft until={until} />
  switch (phase.kind) {
    case 'none':
      return null
    case 'transfer':
      return (
        <Panel
          title={transferTitle(phase, method)}
          aside={<TimeLeft until={until ?? phase.qr.expires_at} />}
        >
          <TransferPanel qr={phase.qr} received={phase.received} byHand={method === 'transfer'} />
          <PayActions {...paying} />
        </Panel>
      )
    case 'card':
      return (
        <Panel
          title={texts.cardTitle}
          sign={
            <PanelSign tone="point">{<Clock aria-hidden="true" className="size-6" />}</PanelSign>
          }
          aside={time}
        >
          <p className="text-ink-2">{texts.cardText}</p>
          <PayActions {...paying} label={texts.payNow} />
        </Panel>
      )
    case 'confirming':
      return <ConfirmingPanel />
    case 'failed':
      return (
        <Panel
          title={texts.failedTitle}
          sign={
            <PanelSign tone="sale">{<CircleX aria-hidden="true" className="size-6" />}</PanelSign>
          }
          aside={time}
        >
          {phase.reason && <p className="font-medium">{phase.reason}</p>}
          <p className="text-ink-2">{texts.failedText}</p>
          <PayActions {...paying} label={texts.payAgain} />
        </Panel>
      )
    case 'paid':
      return <PaidPanel order={paying.order} amount={phase.amount} />
    case 'ended':
      return <EndedPanel order={paying.order} expired={phase.expired} />
  }
}

function transferTitle(
  { received, qr }: Extract<PaymentPhase, { kind: 'transfer' }>,
  method: PaymentMethod,
): string {
  if (received > 0) return texts.partialTitle(qr.amount)
  return method === 'transfer' ? texts.transferTitle : texts.qrTitle
}

/** A bank that takes longer than this is worth a word. */
const timeout = seconds(20)

/** Only the shop's own notification decides; the page waits for it and says so. */
function ConfirmingPanel() {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), timeout)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Panel title={texts.confirmingTitle} sign={<Spinner className="size-8 text-primary" />}>
      <p className="text-ink-2">{texts.confirmingText}</p>
      <p role="status" className="mt-3 min-h-11 text-sm phone:min-h-21 text-ink-2">
        {isLong && texts.confirmingLong}
      </p>
    </Panel>
  )
}

function EndedPanel({ order, expired }: { order: Order; expired: boolean }) {
  return (
    <Panel
      title={expired ? texts.expiredTitle : texts.endedTitle}
      sign={
        <PanelSign tone="neutral">{<Hourglass aria-hidden="true" className="size-6" />}</PanelSign>
      }
    >
      <p className="text-ink-2">{expired ? texts.expiredText : texts.endedText}</p>
      <p className="mt-2 text-sm text-ink-2">{texts.lateMoney}</p>
      {canReorder(order) && (
        <div className="mt-5 max-w-xs phone:max-w-none">
          <ReorderButton order={order} />
        </div>
      )}
    </Panel>
  )
}
