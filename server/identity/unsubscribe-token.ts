import { createHmac } from 'node:crypto'
import type { MessagePurpose } from '#domain/notification/templates.ts'
import { isProof, withFormer, type SecretKeys } from '../platform/keys/keyring.ts'

type EndedPurpose = Exclude<MessagePurpose, 'code'>

/** Whose mail of which purpose a link ends; it never lapses, as consent may be withdrawn at any time. */
export interface MailEnd {
  memberId: number
  purpose: EndedPurpose
}

/** What ends a member's mail of this purpose without a login. */
export function unsubscribeToken(
  secretKey: string,
  memberId: number,
  purpose: MessagePurpose,
): string {
  const end = `${letters[purpose as EndedPurpose]}${memberId.toString(36)}`
  return `${end}-${proofOf(secretKey, end)}`
}

/** What such a token ends; null when it is not from us. Those of former keys do, too: it ends mail and opens nothing. */
export function readUnsubscribeToken(keys: SecretKeys, token: string): MailEnd | null {
  const [, end = '', proof = ''] = /^([tc][a-z0-9]{1,11})-([\w-]{24})$/.exec(token) ?? []
  if (!end || !isProof(withFormer(keys), proof, (key) => proofOf(key, end))) return null
  const purpose = end.startsWith(letters.transaction) ? 'transaction' : 'commercial'
  return { memberId: Number.parseInt(end.slice(1), 36), purpose }
}

const letters: Record<EndedPurpose, string> = { transaction: 't', commercial: 'c' }

function proofOf(secretKey: string, end: string): string {
  const proof = createHmac('sha256', secretKey).update(`mail-end:${end}`)
  return proof.digest('base64url').slice(0, 24)
}
