import { canPayCash, waitsForMoney, type PaymentMethod } from './payment-method.ts'
import { transitions, type OrderEvent, type OrderStatus, type OrderType } from './status.ts'

/** What of an order decides which of the table's moves are its own. */
export interface MovingOrder {
  orderType: OrderType
  status: OrderStatus
  paymentMethod: PaymentMethod
  /** Đồng that it costs. */
  total: number
  /** A member gets points for it when it is completed. */
  hasPointsDue: boolean
}

/**
 * The moves that the table allows from an order's state and that are its own: where the table has
 * two, what it is, the way of paying and the points due tell which.
 */
export function eventsFor(order: MovingOrder): OrderEvent[] {
  const events = Object.keys(transitions) as OrderEvent[]
  return events.filter(
    (event) => transitions[event].from.includes(order.status) && (fits[event]?.(order) ?? true),
  )
}

/** What happens without anybody's hand: as soon as the points are burnt, and with a change that costs more. */
const ownMoves: readonly OrderEvent[] = [
  'pointsBurntToPay',
  'pointsBurntCash',
  'burnRefused',
  'changedToPay',
]

/** The moves that a person can make. */
export function eventsByHand(order: MovingOrder): OrderEvent[] {
  return eventsFor(order).filter((event) => !ownMoves.includes(event))
}

const fits: Partial<Record<OrderEvent, (order: MovingOrder) => boolean>> = {
  pointsBurntToPay: waitsForMoney,
  pointsBurntCash: (order) => !waitsForMoney(order),
  paid: ({ orderType }) => orderType !== 'points',
  pointsPaid: ({ orderType }) => orderType === 'points',
  cashChosen: ({ orderType }) => canPayCash(orderType),
  deliveredWithPoints: ({ hasPointsDue }) => hasPointsDue,
  delivered: ({ hasPointsDue }) => !hasPointsDue,
}
