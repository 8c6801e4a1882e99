import { createHmac } from 'node:crypto'
import { isProof, type SecretKeys } from '../platform/keys/keyring.ts'

/**
 * The secret with which a guest sees an order. Derived from the shop's key, so nothing that opens
 * an order is kept in the database and the same order always has the same token.
 */
export function viewTokenOf(secretKey: string, code: string): string {
  return createHmac('sha256', secretKey).update(`order-view:${code}`).digest('base64url')
}

export function opensOrder(keys: SecretKeys, code: string, token: string): boolean {
  return isProof(keys, token, (key) => viewTokenOf(key, code))
}
