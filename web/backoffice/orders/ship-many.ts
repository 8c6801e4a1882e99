import type { BulkRow } from '#domain/bulk.ts'
import { moveBackofficeOrder, type BoardRow } from '#domain/order/backoffice/api.ts'
import type { ShippingUnit } from '#domain/shipping/units.ts'
import { failureText } from '#web/form/failure-text.ts'
import { callBackoffice } from '../data/call-backoffice.ts'

export type Shippable = Pick<BoardRow, 'code' | 'status'>

/** What became of an order that was to leave. */
export type Shipped = Omit<BulkRow, 'version'>

export interface ShipMany {
  orders: readonly Shippable[]
  /** Who carries all of them; by default each goes as it says. */
  unit: ShippingUnit | undefined
  /** Told after each. */
  onShipped: (order: Shipped) => void
  /** The order on its way is finished, the rest stay. */
  stop: AbortSignal
}

/** Those that can leave, and those that are elsewhere on their way. */
export function sortShippable<T extends Shippable>(orders: readonly T[]) {
  const ready = orders.filter(({ status }) => status === 'processing')
  return { ready, others: orders.filter((order) => !ready.includes(order)) }
}

/** One after the other, each as if by its own page: who closes the page has shipped what is told, and no more. */
export async function shipMany({ orders, unit, onShipped, stop }: ShipMany): Promise<void> {
  for (const order of orders) {
    if (stop.aborted) return
    onShipped(await ship(order, unit))
  }
}

async function ship({ code, status }: Shippable, unit: ShippingUnit | undefined): Promise<Shipped> {
  const told = { id: code, title: code }
  try {
    const carrier = unit && { shipping_unit: unit }
    await callBackoffice(moveBackofficeOrder, {
      code,
      status,
      event: 'handedToCarrier',
      ...carrier,
    })
    return { ...told, outcome: 'done' }
  } catch (error) {
    return { ...told, outcome: 'refused', reason: failureText(error) }
  }
}
