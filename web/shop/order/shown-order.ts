import { useSyncExternalStore } from 'react'
import type { Order } from '#domain/order/api.ts'

let shown: Order | null = null
const listeners = new Set<() => void>()

/** The order that its page shows now. */
export function useShownOrder(): Order | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => shown,
    () => null,
  )
}

export function setShownOrder(order: Order | null): void {
  shown = order
  for (const listener of listeners) listener()
}
