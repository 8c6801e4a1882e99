import { useState } from 'react'
import {
  getBackofficeOrder,
  moveBackofficeOrder,
  type BackofficeOrder,
} from '#domain/order/backoffice/api.ts'
import type { HandMoveEvent } from '#domain/order/hand-moves.ts'
import { orderStatusLabels } from '#domain/order/status.ts'
import type { ShippingUnit } from '#domain/shipping/units.ts'
import { isRefused } from '#web/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { callBackoffice } from '../data/call-backoffice.ts'
import { orderKey } from '../data/live.ts'
import { useQuery } from '../data/use-query.ts'
import type { Query } from '#web/query/use-query.ts'
import { detailTexts as texts } from './detail-texts.ts'

export interface BackofficeOrderContext extends Query<BackofficeOrder> {
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
export function useBackofficeOrder(code: string): BackofficeOrderContext {
  const resource = useQuery(getBackofficeOrder, { code }, { live: [orderKey(code)] })
  const [isOvertaken, setIsOvertaken] = useState(false)
  const move: BackofficeOrderContext['move'] = async (
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
      const moved = await callBackoffice(moveBackofficeOrder, {
        code,
        event,
        status,
        reason,
        ...extra,
      })
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
