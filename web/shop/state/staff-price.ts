import { useSyncExternalStore } from 'react'
import type { StaffIncentives } from '#domain/cart/staff-incentive.ts'

export interface StaffPrice {
  /** The order must be placed with it. */
  phone: string
  /** Percent by product code. */
  incentives: StaffIncentives
  /** Proof of the phone; none is needed for the member's own. */
  token?: string
}

/** Lives as long as the page: whoever comes back proves the phone again. */
let price: StaffPrice | null = null
const listeners = new Set<() => void>()

export function setStaffPrice(next: StaffPrice | null): void {
  price = next
  listeners.forEach((listener) => listener())
}

/** The staff price of an order with this phone; null for the ordinary one. */
export function getStaffPrice(phone: string | undefined): StaffPrice | null {
  return price !== null && price.phone === phone ? price : null
}

export function useStaffPrice(phone: string | undefined): StaffPrice | null {
  return useSyncExternalStore(
    subscribe,
    () => getStaffPrice(phone),
    () => null,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
