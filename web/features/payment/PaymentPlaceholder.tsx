import type { Order } from '#domain/order/api.ts'
import { Card } from '#web/ui/Card.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { paymentPhase, type PaymentPhase } from './phase.ts'

/** The panel's place until its code is here: about as high as what is coming. */
export function PaymentPlaceholder({ order }: { order: Order }) {
  const { kind } = paymentPhase(order)
  if (kind === 'none') return null
  return (
    <Card className={heights[kind]}>
      <Skeleton className="h-7 max-w-60" />
    </Card>
  )
}

const heights: Record<Exclude<PaymentPhase['kind'], 'none'>, string> = {
  transfer: 'h-[664px] phone:h-[1060px]',
  card: 'h-48 phone:h-72',
  confirming: 'h-44',
  failed: 'h-52 phone:h-72',
  paid: 'h-96',
  ended: 'h-44',
}
