import { createHmac } from 'node:crypto'
import { days } from '#domain/kernel/durations.ts'
import { isProof, type SecretKeys } from '../../platform/keys/keyring.ts'

/** Which refund a link is about, and when it ends. */
export interface RefundTicket {
  refundId: number
  endsAt: Date
}

/**
 * Opens the page of one refund's account and nothing else. Nothing is kept of it: what it opens is asked of the refund
 * each time, so it is dead once the money has gone.
 */
export function refundTokenOf(secretKey: string, { refundId, endsAt }: RefundTicket): string {
  const ticket = `${refundId.toString(36)}-${lastDayOf(endsAt).toString(36)}`
  return `${ticket}-${proofOf(secretKey, ticket)}`
}

/** What such a token is about, ended or not; null when it is not from us. */
export function readRefundToken(keys: SecretKeys, token: string): RefundTicket | null {
  const found = /^([a-z0-9]{1,9})-([a-z0-9]{1,5})-([\w-]{20})$/.exec(token)
  if (!found) return null
  const [, id, day, proof] = found as unknown as [string, string, string, string]
  if (!isProof(keys, proof, (key) => proofOf(key, `${id}-${day}`))) return null
  return {
    refundId: Number.parseInt(id, 36),
    endsAt: new Date((Number.parseInt(day, 36) + 1) * days(1)),
  }
}

/** Counted from 1970: three signs are shorter than a moment, and a link may live some hours longer. */
function lastDayOf(endsAt: Date): number {
  return Math.floor((endsAt.getTime() - 1) / days(1))
}

function proofOf(secretKey: string, ticket: string): string {
  const proof = createHmac('sha256', secretKey).update(`refund-account:${ticket}`)
  return proof.digest('base64url').slice(0, 20)
}
