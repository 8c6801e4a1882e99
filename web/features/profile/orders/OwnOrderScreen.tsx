import { useState } from 'react'
import type { Order } from '#domain/order/api.ts'
import { OrderScreen } from '#web/features/checkout/result/OrderScreen.tsx'

/** The member's order; what is done with it here shows at once. */
export function OwnOrderScreen({ order }: { order: Order }) {
  const [changed, setChanged] = useState<Order | null>(null)
  const shown = changed?.code === order.code ? changed : order
  return <OrderScreen order={shown} token={undefined} onChange={setChanged} />
}
