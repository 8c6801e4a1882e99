import { createHmac } from 'node:crypto'
import { isProof, type SecretKeys } from '../platform/keys/keyring.ts'

/** The number of a message as a provider sees it: ours, and unguessable to anybody else. */
export function requestIdOf(secretKey: string, messageId: number): string {
  return `${messageId}-${proofOf(secretKey, messageId)}`
}

/** The message behind such a number; null when it is not from us. */
export function findMessageId(keys: SecretKeys, requestId: string): number | null {
  const [, digits = '', proof = ''] = /^(\d{1,15})-([\w-]{24})$/.exec(requestId) ?? []
  const id = Number(digits)
  if (!digits) return null
  return isProof(keys, proof, (key) => proofOf(key, id)) ? id : null
}

function proofOf(secretKey: string, messageId: number): string {
  const proof = createHmac('sha256', secretKey).update(`message:${messageId}`)
  return proof.digest('base64url').slice(0, 24)
}
