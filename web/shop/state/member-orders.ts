import * as v from 'valibot'
import { useOrderHistory, type OrderRecord } from './order-history.ts'
import { readAs, storedState } from '#web/state/storage.ts'

/** Codes of orders in this browser that need not be offered any more: the account has them, or cannot. */
const settledState = storedState<readonly string[]>({
  key: 'orders-settled',
  empty: [],
  parse: (text) => readAs(v.array(v.string()), text) ?? [],
  serialize: (codes) => JSON.stringify(codes),
})

const keptCodes = 200

/** Orders made here without an account, to be taken over by whoever signs in. */
export function useGuestOrders(): OrderRecord[] {
  const settled = settledState.use()
  return useOrderHistory().filter((order) => !settled.includes(order.code))
}

export function hasGuestOrders(history: readonly OrderRecord[]): boolean {
  const settled = settledState.get()
  return history.some((order) => !settled.includes(order.code))
}

export function settleOrders(codes: readonly string[]): void {
  settledState.update((known) => [...new Set([...codes, ...known])].slice(0, keptCodes))
}

export function forgetSettledOrders(): void {
  settledState.set([])
}
