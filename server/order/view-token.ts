import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * The secret with which a guest sees an order. Derived from the shop's key, so nothing that opens
 * an order is kept in the database and the same order always has the same token.
 */
export function viewTokenOf(secretKey: string, code: string): string {
  return createHmac('sha256', secretKey).update(`order-view:${code}`).digest('base64url')
}

export function opensOrder(secretKey: string, code: string, token: string): boolean {
  const expected = Buffer.from(viewTokenOf(secretKey, code))
  const given = Buffer.from(token)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
