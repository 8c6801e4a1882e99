import { useState } from 'react'
import type { Order } from '#domain/order/api.ts'
import { OrderScreen } from '#web/shop/order/OrderScreen.tsx'
import { useDeparture } from '#web/shop/payment/departure.ts'
import { gatewayScreen } from '#web/shop/payment/parts.tsx'

/** The member's order; what is done with it here shows at once. */
export function OwnOrderScreen({ order }: { order: Order }) {
  const [changed, setChanged] = useState<Order | null>(null)
  const departure = useDeparture(order.code)
  const shown = changed?.code === order.code ? changed : order
  if (departure) return <gatewayScreen.Part form={departure} />
  return <OrderScreen order={shown} token={undefined} onChange={setChanged} />
}
