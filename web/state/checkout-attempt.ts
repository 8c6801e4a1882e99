import { z } from 'zod'
import type { PlaceOrderBody } from '#domain/order/api.ts'
import { parseJson, storedState } from './storage.ts'

/** The bodies sent under one key and not yet answered by an order. */
export interface OrderAttempt {
  key: string
  sent: readonly PlaceOrderBody[]
}

const storedAttempt = z.object({ key: z.string().min(8), sent: z.array(z.unknown()) })

/** More different bodies than this are not told apart; the newest count. */
const keptBodies = 5

const attemptState = storedState<OrderAttempt | null>({
  key: 'order-attempt',
  area: 'session',
  empty: null,
  parse: (text) => (storedAttempt.safeParse(parseJson(text)).data as OrderAttempt) ?? null,
  serialize: (attempt) => JSON.stringify(attempt),
})

/**
 * The key under which to send an order. It stays the same until an order has been answered: a
 * double press, a reload or a lost answer asks for the same order again instead of making two.
 */
export function beginAttempt(body: PlaceOrderBody): OrderAttempt {
  const { key, sent } = attemptState.get() ?? { key: randomKey(), sent: [] }
  const text = JSON.stringify(body)
  const others = sent.filter((each) => JSON.stringify(each) !== text)
  const attempt = { key, sent: [body, ...others].slice(0, keptBodies) }
  attemptState.set(attempt)
  return attempt
}

/** The next order is a new one. */
export function endAttempt(): void {
  attemptState.set(null)
}

/** Not `randomUUID`, which browsers keep from pages without https. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
