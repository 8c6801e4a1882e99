import { useState } from 'react'
import { getDeskOrder, moveDeskOrder, type DeskOrder } from '#domain/order/desk/api.ts'
import type { HandMoveEvent } from '#domain/order/hand-moves.ts'
import { orderStatusLabels } from '#domain/order/status.ts'
import type { ShippingUnit } from '#domain/shipping/units.ts'
import { isRefused } from '#web/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { callDesk } from '../data/call-desk.ts'
import { orderKey } from '../data/live.ts'
import { useResource, type Resource } from '../data/use-resource.ts'
import { detailTexts as texts } from './detail-texts.ts'

export interface OrderAtDesk extends Resource<DeskOrder> {
  move(event: HandMoveEvent, extra: MoveExtra): Promise<void>
  /** Somebody else was quicker: told until it is seen. */
  isOvertaken: boolean
  seeOvertaken(): void
}

interface MoveExtra {
  reason: string
  trackingCode?: string
  /** Who carries it. */
  shippingUnit?: ShippingUnit
  /** The courier took the cash although the money had come before. */
  collectedTwice?: boolean
}

/** One order, live, and its moves. */
export function useDeskOrder(code: string): OrderAtDesk {
  const resource = useResource(
    orderKey(code),
    (signal) => callDesk(getDeskOrder, { code }, { signal }),
    [orderKey(code)],
  )
  const [isOvertaken, setIsOvertaken] = useState(false)
  const move: OrderAtDesk['move'] = async (
    event,
    { reason, trackingCode, shippingUnit, collectedTwice },
  ) => {
    // The state the person sees: the server moves nothing that has moved on.
    const { status } = resource.data!.order
    const extra = {
      ...(trackingCode && { tracking_code: trackingCode }),
      ...(shippingUnit && { shipping_unit: shippingUnit }),
      ...(collectedTwice && { collected_twice: true }),
    }
    try {
      const moved = await callDesk(moveDeskOrder, { code, event, status, reason, ...extra })
      resource.put(moved)
      notify({ text: texts.moved(orderStatusLabels[moved.order.status]) })
    } catch (error) {
      if (!isRefused(error, 'orderStatusConflict')) throw error
      await resource.refresh()
      setIsOvertaken(true)
    }
  }
  return { ...resource, move, isOvertaken, seeOvertaken: () => setIsOvertaken(false) }
}
