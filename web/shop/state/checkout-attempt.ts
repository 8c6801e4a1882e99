import * as v from 'valibot'
import { orderTypes, type OrderType } from '#domain/location/delivery.ts'
import type { PlaceOrderBody } from '#domain/order/api.ts'
import type { PlaceVaccineOrderBody } from '#domain/vaccine/api.ts'
import { readAs, storedState } from '#web/state/storage.ts'

type OrderBody = PlaceOrderBody & PlaceVaccineOrderBody

/** The bodies sent to a shop under one key and not yet answered by an order. */
export interface OrderAttempt {
  key: string
  /** Sent with the key, so that the key alone fetches nobody's answer. */
  secret: string
  shop: OrderType
  sent: readonly OrderBody[]
}

const storedAttempt = v.object({
  key: v.pipe(v.string(), v.minLength(8)),
  secret: v.fallback(v.string(), randomKey),
  shop: v.fallback(v.picklist(orderTypes), 'normal'),
  sent: v.array(v.unknown()),
})

/** More different bodies than this are not told apart; the newest count. */
const keptBodies = 5

const attemptState = storedState<OrderAttempt | null>({
  key: 'order-attempt',
  area: 'session',
  empty: null,
  parse: (text) => (readAs(storedAttempt, text) as OrderAttempt | null) ?? null,
  serialize: (attempt) => JSON.stringify(attempt),
})

/**
 * The key under which to send an order. It stays the same until an order has been answered: a
 * double press, a reload or a lost answer asks for the same order again instead of making two. What
 * is bought from another shop is another order.
 */
export function beginAttempt(body: OrderBody, shop: OrderType): OrderAttempt {
  const known = attemptState.get()
  const fresh = { key: randomKey(), secret: randomKey(), sent: [] }
  const { key, secret, sent } = known?.shop === shop ? known : fresh
  const text = JSON.stringify(body)
  const others = sent.filter((each) => JSON.stringify(each) !== text)
  const attempt = { key, secret, shop, sent: [body, ...others].slice(0, keptBodies) }
  attemptState.set(attempt)
  return attempt
}

/** The next order is a new one. */
export function endAttempt(): void {
  attemptState.set(null)
}

/** Not `randomUUID`, which browsers keep from pages without https. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
