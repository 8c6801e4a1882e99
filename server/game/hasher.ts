import { createHash, createHmac } from 'node:crypto'
import type { Hasher } from '#domain/game/hasher.ts'

/** The functions of the proofs, of Node. */
export const hasher: Hasher = {
  sha256: (text) => createHash('sha256').update(text).digest('hex'),
  hmac: (key, text) => createHmac('sha256', Buffer.from(key, 'hex')).update(text).digest('hex'),
}
