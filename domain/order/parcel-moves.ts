import type { ParcelStep } from '../shipping/units.ts'
import { eventsFor, type MovingOrder } from './moves.ts'
import { nextStatus, type OrderEvent, type OrderStatus } from './status.ts'

/**
 * The moves that bring an order to where its carrier says that the parcel is; none when it is there, or
 * when the table knows no way. Carriers skip steps: what arrived after it failed was sent again.
 */
export function parcelMoves(order: MovingOrder, step: ParcelStep): OrderEvent[] {
  const ways = waysTo[step] ?? []
  return ways.map((way) => ownWay(order, way)).find((events) => events !== null) ?? []
}

/** `delivered` stands for the order's own of the two. */
const waysTo: Partial<Record<ParcelStep, readonly (readonly OrderEvent[])[]>> = {
  delivered: [['delivered'], ['sentAgain', 'delivered']],
  failed: [['deliveryFailed']],
  sentAgain: [['sentAgain']],
  back: [['goodsBack'], ['deliveryFailed', 'goodsBack']],
}

/** The way as this order goes it; null when the table does not allow it from here. */
function ownWay(order: MovingOrder, way: readonly OrderEvent[]): OrderEvent[] | null {
  let status: OrderStatus = order.status
  const events: OrderEvent[] = []
  for (const wanted of way) {
    const allowed = eventsFor({ ...order, status })
    const event =
      wanted === 'delivered'
        ? allowed.find((each) => each === 'delivered' || each === 'deliveredWithPoints')
        : allowed.find((each) => each === wanted)
    if (!event) return null
    events.push(event)
    status = nextStatus(status, event)!
  }
  return events
}
