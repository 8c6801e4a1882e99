import { paymentPhase } from './phase.ts'
import { PhasePanel } from './PhasePanel.tsx'
import { RefundPanel } from './RefundPanel.tsx'
import { spokenPhase } from './spoken-phase.ts'
import type { PaysOrder } from './use-pay.ts'
import { useSteadyBox } from './use-steady-box.ts'

/** Everything an order's page says of money: to pay, paid, on its way back. */
export function PaymentPanel(paying: PaysOrder) {
  const { order } = paying
  const phase = paymentPhase(order)
  const box = useSteadyBox(phase.kind)
  return (
    <>
      {/* There from the start, so that what it says later is read out. */}
      <p role="status" className="sr-only">
        {spokenPhase(phase)}
      </p>
      {phase.kind !== 'none' && (
        <div ref={box} className="grid">
          <PhasePanel key={order.code} phase={phase} {...paying} />
        </div>
      )}
      <RefundPanel order={order} />
    </>
  )
}
