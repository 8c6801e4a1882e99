import { useSyncExternalStore } from 'react'
import type { GatewayForm } from '#domain/payment/api.ts'

interface Departure {
  code: string
  form: GatewayForm
}

/**
 * The way to a card gateway that an order's page is about to take. It lives as long as the page:
 * whoever comes back from the gateway, or reloads, finds the order and is not sent off again.
 */
let departure: Departure | null = null
const listeners = new Set<() => void>()

export function depart(code: string, form: GatewayForm): void {
  change({ code, form })
}

/** The buyer stays with the order, to pay later. */
export function stay(): void {
  change(null)
}

export function useDeparture(code: string): GatewayForm | null {
  return useSyncExternalStore(
    subscribe,
    () => (departure?.code === code ? departure.form : null),
    () => null,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: Departure | null): void {
  departure = next
  listeners.forEach((listener) => listener())
}
