import * as v from 'valibot'
import { readAs, storedState } from '#web/state/storage.ts'

/** How many of each product "Mua ngay" has put into the cart of this visit, by the product's id. */
type BoughtNow = Readonly<Record<string, number>>

const state = storedState<BoughtNow>({
  key: 'bought-now',
  area: 'session',
  empty: {},
  parse: (text) => readAs(v.record(v.string(), v.number()), text) ?? {},
  serialize: (bought) => JSON.stringify(bought),
})

export function getBoughtNow(productId: number): number {
  return state.get()[productId] ?? 0
}

export function keepBoughtNow(productId: number, quantity: number): void {
  state.update((bought) => ({ ...bought, [productId]: quantity }))
}

/** The cart has become an order. */
export function forgetBoughtNow(): void {
  state.set({})
}
